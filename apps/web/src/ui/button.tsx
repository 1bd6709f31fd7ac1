import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import './button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; block?: boolean };

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode;
    /** A shortcut or a count after the label. */
    trailing?: ReactNode;
    /** Shows a spinner, keeps width and focus, and ignores clicks. */
    busy?: boolean;
  };

/** The class name for links that look like buttons. */
export function buttonClassName({ variant = 'secondary', size = 'md', block }: ButtonLook = {}) {
  return classNames('btn', `btn--${variant}`, `btn--${size}`, block && 'btn--block');
}

export function Button({
  variant,
  size,
  block,
  icon,
  trailing,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default above is "button"
      type={type}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      data-bare={icon ? undefined : ''}
      className={classNames(buttonClassName({ variant, size, block }), className)}
      onClick={press}
    >
      {busy ? <Spinner size={16} /> : icon}
      <span className="btn__label">{children}</span>
      {trailing}
    </button>
  );
}
