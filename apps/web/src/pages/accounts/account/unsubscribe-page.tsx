import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unsubscribe } from '#features/accounts/account/account-api.ts';
import { AccountBox } from '#features/accounts/account/form/account-box.tsx';
import { MailSent } from '#features/accounts/account/form/mail-form.tsx';
import { useMailedToken } from '#features/accounts/account/form/use-mailed-token.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** The unsubscribe page of digest mails, with or without login. A click ends the mails. */
export function UnsubscribePage() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const token = useMailedToken();
  const ending = useMutation({ mutationFn: (good: string) => unsubscribe(api, good) });
  const isOpen = token !== null && !ending.isError;
  if (ending.isSuccess) {
    return (
      <AccountBox title={t`No more e-mails`}>
        <MailSent title={t`You get no more e-mails about what is new for you.`}>
          <Trans>Your notifications stay on the site, as you chose.</Trans>
        </MailSent>
        <ToPreferences />
      </AccountBox>
    );
  }
  return (
    <AccountBox
      title={t`Stop these e-mails?`}
      lead={isOpen ? t`One click, and we stop sending them.` : undefined}
    >
      {ending.error && <Notice tone="danger">{errorText(ending.error)}</Notice>}
      {isOpen ? (
        <Button
          variant="primary"
          size="lg"
          block
          busy={ending.isPending}
          onClick={() => ending.mutate(token)}
        >
          <Trans>Stop these e-mails</Trans>
        </Button>
      ) : (
        <>
          <p className="account-lead">
            <Trans>Use the link in the last e-mail, or choose on your account page.</Trans>
          </p>
          <ToPreferences />
        </>
      )}
    </AccountBox>
  );
}

function ToPreferences() {
  return (
    <Link className={buttonClassName({ size: 'lg', block: true })} to="/account">
      <Trans>To your account</Trans>
    </Link>
  );
}
