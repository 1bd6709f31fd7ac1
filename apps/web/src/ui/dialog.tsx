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
  /** Buttons at the bottom, main one first. */
  footer?: ReactNode;
  /** A click outside does not close it, for forms with unsaved input. */
  keepOnOutsidePress?: boolean;
  /** Target of the focus after closing. Default: the previous element; `false`: none. */
  returnFocus?: () => HTMLElement | null | false;
  children?: ReactNode;
};

/**
 * Modal dialog. Focus moves to the first control of the body and returns afterwards. The close
 * button is last in the order, so that it is not focused first.
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
