import type { ComponentProps, ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from './class-names.ts';
import './chip.css';

export type ChipProps = {
  /** Name of the filter, before its value. */
  name?: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
  onRemove: () => void;
  /** "Remove Red" */
  removeLabel: string;
};

/** An active value with a remove button. */
export function Chip({ name, icon, children, onRemove, removeLabel }: ChipProps) {
  return (
    <span className="chip">
      {icon}
      {name && <span className="chip__name">{name}</span>}
      {children}
      <button type="button" className="chip__remove" aria-label={removeLabel} onClick={onRemove}>
        <X size={13} aria-hidden="true" />
      </button>
    </span>
  );
}

export type ToggleChipProps = Omit<ComponentProps<'button'>, 'aria-pressed' | 'type'> & {
  pressed: boolean;
  icon?: ReactNode;
};

export function ToggleChip({ pressed, icon, className, children, ...rest }: ToggleChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={classNames('chip', 'chip--toggle', className)}
    >
      {icon}
      {children}
    </button>
  );
}
