import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AccountBox } from '#features/accounts/account/form/account-box.tsx';
import { MailSent } from '#features/accounts/account/form/mail-form.tsx';
import { useMailedToken } from '#features/accounts/account/form/use-mailed-token.ts';
import type { CallApi } from '#lib/api-client.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { listVisitorActions } from '#lib/visitor-action.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useState, type ReactNode } from 'react';

export interface ConfirmAddressProps {
  title: string;
  lead: string;
  confirm: (api: CallApi, token: string) => Promise<void>;
  doneText: string;
  otherwise: ReactNode;
}

/** Requires a click, because mail programs open links. */
export function ConfirmAddress(props: ConfirmAddressProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const token = useMailedToken();
  /** The page on which the member began something before signing up. */
  const [redirect, setRedirect] = useState<string>();
  const confirmation = useMutation({
    mutationFn: async (good: string) => {
      await props.confirm(api, good);
      setRedirect((await listVisitorActions())[0]?.from);
    },
  });
  if (confirmation.isSuccess) {
    return (
      <AccountBox title={t`Thank you`}>
        <MailSent title={props.doneText} />
        {user ? (
          <Link
            className={buttonClassName({ variant: 'primary', size: 'lg', block: true })}
            to="/account"
          >
            <Trans>To your account</Trans>
          </Link>
        ) : (
          <Link
            className={buttonClassName({ variant: 'primary', size: 'lg', block: true })}
            to="/login"
            search={redirect === undefined ? {} : { redirect }}
          >
            <Trans>Log in</Trans>
          </Link>
        )}
      </AccountBox>
    );
  }
  return (
    <AccountBox title={props.title} lead={token === null ? undefined : props.lead}>
      {confirmation.error && <Notice tone="danger">{errorText(confirmation.error)}</Notice>}
      {token !== null && !confirmation.isError && (
        <Button
          variant="primary"
          size="lg"
          block
          busy={confirmation.isPending}
          onClick={() => confirmation.mutate(token)}
        >
          <Trans>Confirm this address</Trans>
        </Button>
      )}
      {(token === null || confirmation.isError) && props.otherwise}
    </AccountBox>
  );
}
