import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { classNames } from './class-names.ts';
import './field.css';

type FieldFrameProps = {
  label: ReactNode;
  /** The label is only for screen readers. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Text, never only a colour. Announced when it appears. */
  error?: ReactNode;
  /** A count or link at the right end of the label line. */
  aside?: ReactNode;
};

type FieldIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FrameProps = FieldFrameProps & {
  id?: string;
  className?: string;
  children: (ids: FieldIds) => ReactNode;
};

function FieldFrame(props: FrameProps) {
  const { label, labelHidden, hint, error, aside, className, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(error ? errorId : null, hint ? hintId : null) || undefined;
  return (
    <div className={classNames('field', className)} data-invalid={error ? '' : undefined}>
      <div className={labelHidden ? 'sr-only' : 'field__head'}>
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
        {aside && <span className="field__aside">{aside}</span>}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      <p className="field__error" id={errorId} role="alert">
        {error && (
          <>
            <CircleAlert size={14} aria-hidden="true" />
            {error}
          </>
        )}
      </p>
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

export type TextFieldProps = ComponentProps<'input'> &
  FieldFrameProps & {
    icon?: ReactNode;
    /** A small button at the end of the input. */
    end?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, aside, className, icon, end, ...input } = props;
  const frame = { id: input.id, label, labelHidden, hint, error, aside, className };
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <div className="field__box">
          {icon && <span className="field__icon">{icon}</span>}
          <input {...input} {...ids} className="field__input" />
          {end && <span className="field__end">{end}</span>}
        </div>
      )}
    </FieldFrame>
  );
}

export type TextAreaFieldProps = ComponentProps<'textarea'> & FieldFrameProps;

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, labelHidden, hint, error, aside, className, ...input } = props;
  const frame = { id: input.id, label, labelHidden, hint, error, aside, className };
  return (
    <FieldFrame {...frame}>
      {(ids) => <textarea rows={3} {...input} {...ids} className="field__input field__area" />}
    </FieldFrame>
  );
}

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectFieldProps = ComponentProps<'select'> &
  FieldFrameProps & { options: readonly SelectOption[] };

/** A native select, with each platform's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, error, aside, className, options, ...select } = props;
  const frame = { id: select.id, label, labelHidden, hint, error, aside, className };
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <div className="field__box">
          <select {...select} {...ids} className="field__input field__select">
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="field__chevron" size={16} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  );
}
