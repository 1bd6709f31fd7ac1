import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { ApiError } from '#lib/api-error.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { externalProps } from '../layout/external-links.tsx';
import { StatePage } from './state-page.tsx';

/** Shows an internal error with its request id. */
export function ServerErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const { links } = useGameConfig();
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <StatePage
      mark="500"
      title={t`Something went wrong`}
      actions={
        <>
          <Button
            variant="primary"
            size="lg"
            icon={<RotateCw size={16} aria-hidden="true" />}
            onClick={onRetry}
          >
            <Trans>Try again</Trans>
          </Button>
          <a
            className={buttonClassName({ size: 'lg' })}
            href={links.reportBug}
            {...externalProps(links.reportBug)}
          >
            <Trans>Report bug</Trans>
          </a>
        </>
      }
      reference={
        <>
          {errorText(error)}
          {requestId && (
            <>
              <br />
              <Trans>Request {requestId}</Trans>
            </>
          )}
        </>
      }
    >
      <Trans>The page could not be shown. Your drafts on this device are safe.</Trans>
    </StatePage>
  );
}
