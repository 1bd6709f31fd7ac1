import { useState } from 'react';
import { Copy, Ellipsis, FolderInput, Share2, Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { ROUTE_OVERLAY_MS, RouteOverlay } from '#ui/route-overlay.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Switch } from '#ui/switch.tsx';
import { KitRow, KitSection } from './kit-section.tsx';
import { SamplePalette } from '../../kit/sample-palette.tsx';

type Overlay = 'dialog' | 'confirm' | 'sheet' | 'palette' | null;

const nothing = () => undefined;
const DECK_ACTIONS: readonly MenuItem[] = [
  { id: 'copy', label: 'Duplicate', icon: <Copy size={15} />, keys: '⌘D', onSelect: nothing },
  { id: 'move', label: 'Move to folder', icon: <FolderInput size={15} />, onSelect: nothing },
  { id: 'share', label: 'Share', icon: <Share2 size={15} />, disabled: true, onSelect: nothing },
  { kind: 'separator', id: 'line' },
  { id: 'gone', label: 'Delete', icon: <Trash2 size={15} />, danger: true, onSelect: nothing },
];

export function OverlaySection() {
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [isMoving, setMoving] = useState(false);
  const change = (name: Overlay) => (open: boolean) => setOverlay(open ? name : null);
  const close = () => setOverlay(null);
  const move = () => {
    setMoving(true);
    setTimeout(() => setMoving(false), ROUTE_OVERLAY_MS);
  };
  return (
    <KitSection title="Dialog, sheet, menu, palette">
      <KitRow label="Windows">
        <Button onClick={() => setOverlay('dialog')}>Dialog</Button>
        <Button variant="danger" onClick={() => setOverlay('confirm')}>
          Confirm
        </Button>
        <Button onClick={() => setOverlay('sheet')}>Sheet</Button>
        <Button onClick={() => setOverlay('palette')}>Command palette</Button>
      </KitRow>
      <KitRow label="Menu, tooltip, route overlay">
        <Menu
          trigger={
            <IconButton variant="framed" label="Deck actions" icon={<Ellipsis size={16} />} />
          }
          items={DECK_ACTIONS}
          align="start"
        />
        <Button data-tip="Only in windows wider than 1080 px" data-tip-keys="?">
          Hover me
        </Button>
        <Button onClick={move}>Route overlay</Button>
      </KitRow>
      <Dialog
        open={overlay === 'dialog'}
        onOpenChange={change('dialog')}
        title="Save deck"
        description="It is already stored on this device. Saving puts it in your account."
        closeLabel="Close"
        footer={
          <>
            <Button variant="primary" size="lg" onClick={close}>
              Save deck
            </Button>
            <Button size="lg" onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        <div className="kit__stack">
          <TextField label="Name" defaultValue="Northwind Tempo" />
          <Switch label="Make public" hint="Earns 500 EXP, once" defaultChecked />
        </div>
      </Dialog>
      <ConfirmDialog
        open={overlay === 'confirm'}
        onOpenChange={change('confirm')}
        title="Delete this deck?"
        objectName="Northwind Tempo"
        description="Its comments and likes go with it. This cannot be undone."
        confirmLabel="Delete deck"
        cancelLabel="Keep it"
        onConfirm={close}
      />
      <Sheet
        open={overlay === 'sheet'}
        onOpenChange={change('sheet')}
        title="Filters"
        closeLabel="Close"
        expandLabel="Show more"
        collapseLabel="Show less"
      >
        <div className="kit__stack">
          <TextField label="Name contains" />
          <Switch label="Only cards I own" />
          <Switch label="Show alternates" defaultChecked />
        </div>
      </Sheet>
      <SamplePalette open={overlay === 'palette'} onOpenChange={change('palette')} />
      <RouteOverlay active={isMoving} label="Loading page" />
    </KitSection>
  );
}
