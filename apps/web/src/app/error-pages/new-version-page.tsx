import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, Sparkles } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { StatePage } from './state-page.tsx';

/** ERR-04, ERR-05: the files of this page are gone, most likely replaced by newer ones. */
export function NewVersionPage({ message }: { message: string }) {
  const { t } = useLingui();
  return (
    <StatePage
      mark={<Sparkles size={72} strokeWidth={1.25} />}
      title={t`A new version is ready`}
      reference={message}
      actions={
        <Button
          variant="primary"
          size="lg"
          icon={<RotateCw size={16} aria-hidden="true" />}
          onClick={() => window.location.reload()}
        >
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>Reload to get it. Your drafts on this device are safe.</Trans>
    </StatePage>
  );
}
