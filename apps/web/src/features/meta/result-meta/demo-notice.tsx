import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/notice.tsx';

/** Marks figures of the demo, so that nobody takes them for real ones. */
export function DemoNotice() {
  const { t } = useLingui();
  return (
    <Notice tone="warn" title={t`These events are made up.`}>
      <Trans>They show what this page can do. Real events are counted apart.</Trans>
    </Notice>
  );
}
