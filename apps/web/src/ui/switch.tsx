import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './switch.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
};

/** A switch that takes effect immediately. Label first, switch at the end. */
export function Switch({ label, labelHidden, hint, className, ...input }: SwitchProps) {
  return (
    <label className={classNames('switch', className)}>
      <span className={labelHidden ? 'sr-only' : 'switch__label'}>
        {label}
        {hint && <small className="switch__hint">{hint}</small>}
      </span>
      {/* The native checkbox has the state, so aria-checked would be a duplicate. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...input} type="checkbox" role="switch" className="switch__input" />
      <span className="switch__rail" aria-hidden="true" />
    </label>
  );
}
