import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, WifiOff } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { StatePage } from './state-page.tsx';

export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <StatePage
      mark={<WifiOff size={72} strokeWidth={1.25} />}
      title={t`You are offline`}
      actions={
        <Button
          variant="primary"
          size="lg"
          icon={<RotateCw size={16} aria-hidden="true" />}
          onClick={onRetry}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>This page has not been opened on this device yet, so it needs a connection.</Trans>
    </StatePage>
  );
}
