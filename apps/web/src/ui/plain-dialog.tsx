import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from './class-names.ts';
import { iconButtonClassName } from './icon-button.tsx';
import './dialog.css';
import './plain-dialog.css';

/** Set explicitly, because shortcut handlers look for the attribute to ignore keys in dialogs. */
const ROLE = { role: 'dialog' } as const;

export type PlainDialogProps = {
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons at the bottom, main one first. */
  footer?: ReactNode;
  children?: ReactNode;
};

/**
 * A native modal dialog for first visits, because `Dialog` adds 28 kB. It is above everything,
 * including toasts.
 */
export function PlainDialog({ onClose, title, closeLabel, footer, children }: PlainDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => ref.current?.showModal(), []);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === ref.current && isOutside(ref.current, event)) onClose();
  };
  return (
    // Escape closes it through `onClose`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      {...ROLE}
      className="dialog dialog--sm dialog--plain"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOutside}
    >
      <h2 id={titleId} className="dialog__title">
        {title}
      </h2>
      {children && <div className="dialog__body">{children}</div>}
      {footer && <div className="dialog__foot">{footer}</div>}
      <button
        type="button"
        className={classNames(iconButtonClassName('md'), 'dialog__close')}
        aria-label={closeLabel}
        onClick={onClose}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </dialog>
  );
}

/** The browser reports a click on the backdrop as one on the dialog. */
function isOutside(window: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = window.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
