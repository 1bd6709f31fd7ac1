import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from './class-names.ts';
import { iconButtonClassName } from './icon-button.tsx';
import './dialog.css';
import './plain-dialog.css';

/** Said aloud: listeners for keys look for the attribute to know that they are not meant. */
const ROLE = { role: 'dialog' } as const;

export type PlainDialogProps = {
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons at the bottom, the main one first. */
  footer?: ReactNode;
  children?: ReactNode;
};

/**
 * A modal window of the browser's own, for what opens by itself on a first visit: `Dialog` looks the
 * same and can more, but weighs 28 kB. It lies above everything, toasts too.
 */
export function PlainDialog({ onClose, title, closeLabel, footer, children }: PlainDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => ref.current?.showModal(), []);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === ref.current && isOutside(ref.current, event)) onClose();
  };
  return (
    // Escape closes it as well: that is `onClose`.
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

/** A press on the backdrop counts as one on the window itself. */
function isOutside(window: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = window.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
