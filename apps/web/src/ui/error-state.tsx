import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OctagonAlert, RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import './state-block.css';

export type ErrorStateProps = {
  /** What failed: "Card of the day did not load". */
  title: ReactNode;
  /** The original message, so that it can be quoted. */
  message: string;
  /** A request id in small type. */
  reference?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  level?: 1 | 2 | 3;
};

export function ErrorState(props: ErrorStateProps) {
  const { title, message, reference, onRetry, busy, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <div className="state state--error" role="alert">
      <span className="state__picture">
        <OctagonAlert size={36} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <Heading className="state__title">{title}</Heading>
      <p className="state__raw">{message}</p>
      {reference && <p className="state__reference">{reference}</p>}
      {onRetry && (
        <div className="state__action">
          <Button icon={<RotateCw size={14} />} busy={busy} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
