import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import './icon-button.css';

/** Above this number the badge shows "99+". The label has the exact number. */
const BADGE_MAX = 99;

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name, and tooltip in wide windows. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  variant?: 'ghost' | 'framed';
  count?: number;
  busy?: boolean;
  /** Set if text beside it says the same. */
  withoutTip?: boolean;
};

export function iconButtonClassName(
  size: 'sm' | 'md' | 'lg' = 'md',
  variant: 'ghost' | 'framed' = 'ghost',
) {
  return classNames('ibtn', `ibtn--${size}`, variant === 'framed' && 'ibtn--framed');
}

export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'ghost',
  count = 0,
  busy = false,
  withoutTip = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      data-tip={withoutTip ? undefined : label}
      className={classNames(iconButtonClassName(size, variant), className)}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {count > 0 && (
        // Drawn by the style sheet; the label has the exact number.
        <span className="ibtn__count" data-count={count > BADGE_MAX ? `${BADGE_MAX}+` : count} />
      )}
    </button>
  );
}
