import { useId, type ReactNode } from 'react';
import './progress.css';

const WHOLE = 100;

export type ProgressProps = {
  /** What is in progress. */
  label: ReactNode;
  /** 0 to 100; omit it if the end is unknown. */
  value?: number;
  /** Text at the right end, "90%" or "618 / 1,000". */
  valueLabel?: string;
};

export function Progress({ label, value, valueLabel }: ProgressProps) {
  const labelId = useId();
  const share = value === undefined ? undefined : Math.max(0, Math.min(WHOLE, value));
  return (
    <div className="progress">
      <div className="progress__words">
        <span id={labelId}>{label}</span>
        {valueLabel && <span className="progress__value">{valueLabel}</span>}
      </div>
      <div
        // The native element cannot be styled consistently.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="progressbar"
        className="progress__rail"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={WHOLE}
        aria-valuenow={share}
        aria-valuetext={valueLabel}
      >
        <i
          className="progress__bar"
          data-unknown={share === undefined ? '' : undefined}
          style={share === undefined ? undefined : { width: `${share}%` }}
        />
      </div>
    </div>
  );
}
