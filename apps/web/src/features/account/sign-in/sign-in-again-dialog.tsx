import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { storeMigrationEmail } from './migration-email.ts';
import { SignInForm } from './sign-in-form.tsx';

/** In the middle of something the session ended: the page waits behind this, as it was. */
export function SignInAgainDialog() {
  const { t } = useLingui();
  const { sessionWatch } = useAppServices();
  const user = useUser();
  const lapse = useValue(sessionWatch.lapse);
  const navigate = useNavigate();
  const router = useRouter();
  const leave = () => {
    sessionWatch.goOnWithout();
    // A page for members cannot stay: its guard sends whoever left to log in.
    void router.invalidate();
  };
  if (lapse === null || !user) return null;
  const migrate = (email: string) => {
    storeMigrationEmail(email);
    sessionWatch.goOnWithout();
    void navigate({ to: '/login' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={lapse === 'expired' ? t`Your session has ended` : t`Is it still you?`}
      description={
        lapse === 'expired'
          ? t`Sign in again to go on. Nothing on this page is lost.`
          : t`Sign in again to change this. Nothing on this page is lost.`
      }
      closeLabel={t`Close`}
      keepOnOutsidePress
    >
      <SignInForm identifier={user.username} onMigration={migrate} />
      <p className="sign-in-again">
        <Button variant="ghost" block onClick={leave}>
          {lapse === 'expired' ? <Trans>Go on signed out</Trans> : <Trans>Not now</Trans>}
        </Button>
      </p>
    </Dialog>
  );
}
