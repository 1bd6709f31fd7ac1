import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './segmented.css';

export type SegmentedOption<Value extends string> = {
  value: Value;
  label: string;
  /** Shown instead of the label, which becomes accessible name and tooltip. */
  icon?: ReactNode;
  disabled?: boolean;
};

export type SegmentedProps<Value extends string> = {
  /** Name of the choice. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** A choice of few options: radio buttons, which work by arrow keys and in forms. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames('seg', props.className)}>
      <legend className="sr-only">{props.label}</legend>
      {props.options.map(({ value, label, icon, disabled }) => (
        <label key={value} className="seg__option" data-tip={icon ? label : undefined}>
          <input
            type="radio"
            className="seg__input"
            name={name}
            value={value}
            checked={value === props.value}
            disabled={disabled}
            onChange={() => props.onChange(value)}
          />
          <span className="seg__face">
            {icon}
            <span className={icon ? 'sr-only' : undefined}>{label}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
