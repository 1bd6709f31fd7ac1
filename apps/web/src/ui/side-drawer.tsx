import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useBackCloses } from '#lib/overlays/use-back-closes.ts';
import { holdTab } from './hold-tab.ts';
import { iconButtonClassName } from './icon-button.tsx';
import './dialog.css';
import './side-drawer.css';

export type SideDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons beside the title. */
  aside?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** A dialog at the right edge; on phones at the bottom. */
export function SideDrawer(props: SideDrawerProps) {
  const { open, onOpenChange, title, closeLabel, aside, footer, children } = props;
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup ref={holdTab} className="drawer">
          <header className="drawer__head">
            <Base.Title className="drawer__title">{title}</Base.Title>
            {aside}
            <Base.Close className={iconButtonClassName('md')} aria-label={closeLabel}>
              <X size={18} aria-hidden="true" />
            </Base.Close>
          </header>
          <div className="drawer__body">{children}</div>
          {footer && <p className="drawer__foot">{footer}</p>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
