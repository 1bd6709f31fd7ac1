import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useBackCloses } from '#lib/overlays/use-back-closes.ts';
import { classNames } from './class-names.ts';
import { holdTab } from './hold-tab.ts';
import { iconButtonClassName } from './icon-button.tsx';
import './dialog.css';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Buttons at the bottom, the main one first. */
  footer?: ReactNode;
  /** A press outside does not close it: for forms with unsaved words. */
  keepOnOutsidePress?: boolean;
  /** Where the focus goes when it closes: where it came from by default, nowhere for `false`. */
  returnFocus?: () => HTMLElement | null | false;
  children?: ReactNode;
};

/**
 * Modal window. Focus goes to the first control of the body and returns to where it came from;
 * the close button is last in the order for that reason.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, size = 'md' } = props;
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={props.keepOnOutsidePress}
    >
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-port">
          <Base.Popup
            ref={holdTab}
            className={classNames('dialog', `dialog--${size}`)}
            finalFocus={props.returnFocus && (() => props.returnFocus?.() ?? true)}
          >
            <Base.Title className="dialog__title">{title}</Base.Title>
            {description && (
              <Base.Description className="dialog__lead">{description}</Base.Description>
            )}
            {props.children && <div className="dialog__body">{props.children}</div>}
            {props.footer && <div className="dialog__foot">{props.footer}</div>}
            <Base.Close
              className={classNames(iconButtonClassName('md'), 'dialog__close')}
              aria-label={closeLabel}
            >
              <X size={18} aria-hidden="true" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
