import type { ReactNode } from 'react';
import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { TriangleAlert } from 'lucide-react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import './dialog.css';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Name of the object, so that nobody deletes the wrong one. */
  objectName: string;
  /** What is lost, and whether it can be restored. */
  description: ReactNode;
  /** Additional content above the buttons. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  busy?: boolean;
};

/** Confirms a destructive action. Only its buttons and Esc close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, objectName, busy = false } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-port">
          <Base.Popup className={classNames('dialog', 'dialog--sm')}>
            <span className="dialog__mark">
              <TriangleAlert size={20} aria-hidden="true" />
            </span>
            <Base.Title className="dialog__title">{props.title}</Base.Title>
            <Base.Description className="dialog__lead" render={<div />}>
              {props.description}
              <span className="dialog__object">{objectName}</span>
            </Base.Description>
            {props.children}
            <div className="dialog__foot">
              <Base.Close render={<Button size="lg" />} disabled={busy}>
                {props.cancelLabel}
              </Base.Close>
              <Button variant="danger" size="lg" busy={busy} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
