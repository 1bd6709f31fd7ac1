import { Trans, useLingui } from '@lingui/react/macro';
import { useAppServices } from '#lib/app-services.ts';
import { accountText } from '#lib/message-text.ts';
import { sendReset } from '../account-api.ts';
import { MailForm } from '../form/mail-form.tsx';

/** N-26: sends the mail that ends the migration. */
export function MigrationForm({ email }: { email: string }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  return (
    <MailForm
      initialEmail={email}
      send={(address) => sendReset(api, { email: address, game: config.gameid })}
      submitLabel={t`Send me the link`}
      sentText={accountText('resetSent')}
      failedText={accountText('resetFailed')}
      next={
        <p>
          <Trans>
            Open the link in it and choose a new password. Then your decks and everything else are
            where they were.
          </Trans>
        </p>
      }
    />
  );
}
