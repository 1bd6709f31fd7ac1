import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import './range-slider.css';

export type RangeSliderProps = {
  min: number;
  max: number;
  step: number;
  low: number;
  high: number;
  onChange: (range: { low: number; high: number }) => void;
  lowLabel: string;
  highLabel: string;
  /** Spoken value of a thumb, "8 and above". */
  valueText?: (value: number) => string;
  /** One bar per step, above the slider. */
  bars?: readonly number[];
  /** Labels below the slider. */
  scale?: readonly string[];
};

/** Two native ranges on one track, so that each thumb has keyboard, touch and a name. */
export function RangeSlider(props: RangeSliderProps) {
  const { min, max, step, low, high, onChange, valueText, bars = [], scale = [] } = props;
  const share = (value: number) => (value - min) / (max - min || 1);
  const highest = Math.max(1, ...bars);
  const thumb = { className: 'range__input', min, max, step };
  const style = { '--low': share(low), '--high': share(high) } as CSSProperties;
  return (
    <div className="range" style={style}>
      {bars.length > 0 && (
        <div className="range__bars" aria-hidden="true">
          {bars.map((count, index) => {
            const value = min + index * step;
            const isOn = value >= low && value <= high;
            return (
              <i
                key={value}
                className={classNames('range__bar', isOn && 'range__bar--on')}
                style={{ height: count === 0 ? 0 : `${Math.max(6, (count / highest) * 100)}%` }}
              />
            );
          })}
        </div>
      )}
      <div className="range__rail">
        <input
          {...thumb}
          type="range"
          value={low}
          aria-label={props.lowLabel}
          aria-valuetext={valueText?.(low)}
          onChange={(event) => onChange({ low: Math.min(event.target.valueAsNumber, high), high })}
        />
        <input
          {...thumb}
          type="range"
          value={high}
          aria-label={props.highLabel}
          aria-valuetext={valueText?.(high)}
          onChange={(event) => onChange({ low, high: Math.max(event.target.valueAsNumber, low) })}
        />
      </div>
      {scale.length > 0 && (
        <div className="range__scale" aria-hidden="true">
          {scale.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      )}
    </div>
  );
}
