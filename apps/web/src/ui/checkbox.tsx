import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Check, Minus } from 'lucide-react';
import { classNames } from './class-names.ts';
import './checkbox.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: ReactNode;
  labelHidden?: boolean;
  /** Count at the right end, such as the results of an option. */
  count?: ReactNode;
  indeterminate?: boolean;
};

export function Checkbox(props: CheckboxProps) {
  const { label, labelHidden, count, indeterminate = false, className, ...input } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) {
      box.current.indeterminate = indeterminate;
    }
  }, [indeterminate]);
  return (
    <label className={classNames('check', className)}>
      <input {...input} ref={box} type="checkbox" className="check__input" />
      <span className="check__box" aria-hidden="true">
        {indeterminate ? <Minus size={13} strokeWidth={3} /> : <Check size={13} strokeWidth={3} />}
      </span>
      <span className={labelHidden ? 'sr-only' : 'check__label'}>{label}</span>
      {count !== undefined && <span className="check__count">{count}</span>}
    </label>
  );
}
