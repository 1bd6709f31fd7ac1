import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ProveForm } from '../second-factor/prove-form.tsx';
import { storeMigrationEmail } from './migration-email.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Opens the login dialog above the page when the session has expired. */
export function SignInAgainDialog() {
  const { t } = useLingui();
  const { sessionWatch } = useAppServices();
  const user = useUser();
  const lapse = useValue(sessionWatch.lapse);
  const navigate = useNavigate();
  const router = useRouter();
  const leave = () => {
    sessionWatch.goOnWithout();
    // Guards redirect members who continue without login.
    void router.invalidate();
  };
  if (lapse === null || !user) return null;
  const migrate = (email: string) => {
    storeMigrationEmail(email);
    sessionWatch.goOnWithout();
    void navigate({ to: '/login' });
  };
  const words = {
    expired: {
      title: t`Your session has ended`,
      description: t`Log in again to continue. Nothing on this page is lost.`,
    },
    stale: {
      title: t`Is it still you?`,
      description: t`Confirm that it is you to change this. Nothing on this page is lost.`,
    },
    unproved: {
      title: t`Your second factor`,
      description: t`Staff actions need more than a password.`,
    },
  }[lapse];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={words.title}
      description={words.description}
      closeLabel={t`Close`}
      keepOnOutsidePress
    >
      {lapse === 'expired' ? (
        <SignInForm identifier={user.username} onMigration={migrate} />
      ) : (
        <ProveForm
          key={lapse}
          needsFactor={lapse === 'unproved'}
          onLeave={() => sessionWatch.goOnWithout()}
        />
      )}
      <p className="sign-in-again">
        <Button variant="ghost" block onClick={leave}>
          {lapse === 'expired' ? <Trans>Continue signed out</Trans> : <Trans>Not now</Trans>}
        </Button>
      </p>
    </Dialog>
  );
}
