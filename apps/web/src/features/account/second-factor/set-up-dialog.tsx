import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { sendOnce } from '#lib/write/send-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { AccountForm } from '../../accounts/account/form/account-form.tsx';
import { useAccountForm } from '../../accounts/account/form/use-account-form.ts';
import { useSignedIn } from '../../accounts/account/sign-in/use-signed-in.ts';
import { CodeField } from '../../accounts/account/second-factor/code-field.tsx';
import { RecoveryCodes } from '../../accounts/account/second-factor/recovery-codes.tsx';
import {
  confirmSetUp,
  readMe,
  SECOND_FACTOR_KEY,
  type SecondFactorSetUp,
} from '../../accounts/account/second-factor/second-factor-api.ts';
import '../../accounts/account/second-factor/second-factor.css';

export interface SetUpDialogProps {
  /** What the app is to know; the server has begun already. */
  setUp: SecondFactorSetUp;
  onClose: () => void;
}

/** The QR code, the first code of the app, and then the recovery codes. */
export function SetUpDialog({ setUp, onClose }: SetUpDialogProps) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={codes ? t`Save your recovery codes` : t`Set up an authenticator app`}
      description={
        codes
          ? t`Each one logs you in once if you lose the app. They are shown only now.`
          : t`Scan the code with your authenticator app or password manager.`
      }
      closeLabel={t`Close`}
      size="md"
      keepOnOutsidePress
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <SetUpForm setUp={setUp} onConfirmed={setCodes} />
      )}
    </Dialog>
  );
}

function SetUpForm(props: { setUp: SecondFactorSetUp; onConfirmed: (codes: string[]) => void }) {
  const { setUp, onConfirmed } = props;
  const { t } = useLingui();
  const services = useAppServices();
  const { api } = services;
  const queryClient = useQueryClient();
  const signedIn = useSignedIn();
  const form = useAccountForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? t`Enter the code.` : undefined }),
    send: async ({ code }) => {
      onConfirmed(await sendOnce(services, () => confirmSetUp(api, code.trim())));
      await queryClient.invalidateQueries({ queryKey: SECOND_FACTOR_KEY });
      // Staff have their rights from now on.
      const me = await readMe(api);
      if (me) signedIn(me);
    },
    explain: (error) => {
      const text = errorText(error);
      const isWrong = error instanceof ApiError && error.code === 'CODE_WRONG';
      return isWrong ? { field: 'code', text } : { text };
    },
  });
  const svg = renderSVG(setUp.uri, {
    border: 2,
    ecc: 'M',
    blackColor: '#0a0c0f',
    whiteColor: '#ffffff',
  });
  return (
    <div className="factor-set-up">
      <img
        className="factor-set-up__qr"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
        alt={t`QR code for your authenticator app`}
      />
      <AccountForm form={form}>
        <p className="factor-set-up__secret">
          <Trans>Or type this key:</Trans>
          <code>{setUp.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <CodeField {...form.field('code')} appOnly />
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          <Trans>Turn it on</Trans>
        </Button>
      </AccountForm>
    </div>
  );
}
