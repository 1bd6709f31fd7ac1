import { useState, type ReactNode } from 'react';
import { Drawer } from '@base-ui/react/drawer';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useBackCloses } from '#lib/overlays/use-back-closes.ts';
import { holdTab } from './hold-tab.ts';
import { IconButton, iconButtonClassName } from './icon-button.tsx';
import './dialog.css';
import './sheet.css';

/** Half the window, then all of it. */
const SHEET_SNAP_POINTS = [0.5, 1];
const HALF = 0.5;
const FULL = 1;

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  /** With both labels, the sheet opens at half height and can be expanded. */
  expandLabel?: string;
  collapseLabel?: string;
  aside?: ReactNode;
  children: ReactNode;
};

/** Bottom sheet for small windows. Every drag has a button alternative (WCAG 2.5.7). */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, closeLabel, expandLabel, collapseLabel } = props;
  useBackCloses(open, () => onOpenChange(false));
  const [snapPoint, setSnapPoint] = useState<number | string | null>(HALF);
  const snapping = expandLabel !== undefined && collapseLabel !== undefined;
  const isFull = snapPoint === FULL;
  const snap = snapping
    ? { snapPoints: SHEET_SNAP_POINTS, snapPoint, onSnapPointChange: setSnapPoint }
    : {};
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} {...snap}>
      <Drawer.Portal>
        <Drawer.Backdrop className="scrim scrim--sheet" />
        <Drawer.Viewport className="sheet-port">
          <Drawer.Popup ref={holdTab} className="sheet" data-snapping={snapping ? '' : undefined}>
            <div className="sheet__grip" aria-hidden="true" />
            <header className="sheet__head">
              <Drawer.Title className="sheet__title">{title}</Drawer.Title>
              {props.aside}
              {snapping && (
                <IconButton
                  label={isFull ? collapseLabel : expandLabel}
                  icon={isFull ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
                  onClick={() => setSnapPoint(isFull ? HALF : FULL)}
                />
              )}
              <Drawer.Close className={iconButtonClassName('md')} aria-label={closeLabel}>
                <X size={18} aria-hidden="true" />
              </Drawer.Close>
            </header>
            <Drawer.Content className="sheet__body">{props.children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
