import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { giveUpWish, shownWish } from '#lib/visitor-action.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { ProveForm } from '../second-factor/prove-form.tsx';
import { storeMigrationEmail } from './migration-email.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Opens the login dialog above the page, for a visitor or when the session has expired. */
export function SignInAgainDialog() {
  const { sessionWatch } = useAppServices();
  return useValue(sessionWatch.lapse) === 'visitor' ? <VisitorDialog /> : <LapseDialog />;
}

/** The first line is the documented message; the second says what happens after login. */
function VisitorDialog() {
  const { t } = useLingui();
  const { sessionWatch } = useAppServices();
  const wish = useValue(shownWish);
  const navigate = useNavigate();
  const here = useRouterState({ select: ({ location }) => location.href });
  const search = { redirect: here };
  const close = () => sessionWatch.goOnWithout();
  const leave = () => {
    giveUpWish();
    close();
  };
  const migrate = (email: string) => {
    storeMigrationEmail(email);
    close();
    void navigate({ to: '/login', search });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={wish?.title}
      description={wish?.promise}
      closeLabel={t`Close`}
      keepOnOutsidePress
    >
      <SignInForm onMigration={migrate} />
      <nav className="account-links sign-in-again" aria-label={t`Help with logging in`}>
        <Link
          className={buttonClassName({ block: true })}
          to="/register"
          search={search}
          onClick={close}
        >
          <Trans>Sign up</Trans>
        </Link>
        <Link className={linkClassName('quiet')} to="/forgot-password" onClick={close}>
          <Trans>Forgot password</Trans>
        </Link>
        <Button variant="ghost" onClick={leave}>
          <Trans>Not now</Trans>
        </Button>
      </nav>
    </Dialog>
  );
}

function LapseDialog() {
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
  if (lapse === null || lapse === 'visitor' || !user) return null;
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
