import { Trans, useLingui } from '@lingui/react/macro';
import { useAppServices } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SecondFactorState } from '../../accounts/account/second-factor/second-factor-api.ts';

/** Why staff cannot act yet, and the way on. */
export function StaffNotice({ factors }: { factors: SecondFactorState }) {
  const { t } = useLingui();
  const { sessionWatch } = useAppServices();
  const { authenticator, passkeys, proved, required } = factors;
  if (!required || proved) return null;
  if (authenticator === null && passkeys === 0) {
    return (
      <Notice tone="warn" title={t`Staff need a second factor.`}>
        <Trans>Until you have one, your account works like any other.</Trans>
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      title={t`Your staff rights need a second factor.`}
      action={
        <Button onClick={() => sessionWatch.noticeRefusal('unproved')}>
          {authenticator ? <Trans>Enter your code</Trans> : <Trans>Use a passkey</Trans>}
        </Button>
      }
    />
  );
}
