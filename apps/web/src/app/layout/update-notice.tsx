import { Trans, useLingui } from '@lingui/react/macro';
import { appUpdate } from '#lib/app-update.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** A newer version is on the device; it opens when the user says so, never by itself. */
export function UpdateNotice() {
  const { t } = useLingui();
  const apply = useValue(appUpdate);
  if (!apply) return null;
  return (
    <Notice
      tone="info"
      strip
      title={t`A new version is ready.`}
      action={
        <Button variant="secondary" size="sm" onClick={apply}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>Your drafts on this device are safe.</Trans>
    </Notice>
  );
}
