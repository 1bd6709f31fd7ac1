import {
  Copy,
  Ellipsis,
  FolderInput,
  Share2,
  Trash2,
  Hammer,
  LayoutGrid,
  Pin,
  Plus,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ColorGlyph } from '#ui/color-glyph.tsx';
import { CommandPalette, type PaletteSection } from '#ui/command-palette.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { ROUTE_OVERLAY_MS, RouteOverlay } from '#ui/route-overlay.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Switch } from '#ui/switch.tsx';
import { Tag } from '#ui/tag.tsx';
import { KitRow, KitSection } from './kit-section.tsx';

const SECTIONS: readonly PaletteSection[] = [
  {
    id: 'cards',
    label: 'Cards',
    items: [
      {
        id: 'prime',
        title: 'Halcyon Prime',
        detail: 'Blue Unit · Lv 7 · ST01-005',
        picture: <ColorGlyph color="blue" size={20} />,
        keys: '↵',
      },
      {
        id: 'seraph',
        title: 'Seraph of Glass',
        detail: 'White Unit · Lv 7 · ST04-050',
        picture: <ColorGlyph color="white" size={20} />,
      },
    ],
  },
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'builder', title: 'Deck Builder', picture: <Hammer size={17} />, keys: 'G B' },
      {
        id: 'collection',
        title: 'My Collection',
        picture: <LayoutGrid size={17} />,
        disabled: true,
        tag: <Tag tone="soon">Soon</Tag>,
      },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'add', title: 'Add 1 Halcyon Prime to Northwind Tempo', picture: <Plus size={17} /> },
      { id: 'pin', title: 'Pin preview', picture: <Pin size={17} />, keys: 'P' },
    ],
  },
];
const HINTS = [
  { keys: '↑↓', label: 'Move' },
  { keys: '↵', label: 'Open' },
  { keys: '⌘↵', label: 'Add to deck' },
];

type SamplePaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

function SamplePalette({ open, onOpenChange }: SamplePaletteProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const sections = SECTIONS.map(({ id, label, items }) => ({
    id,
    label,
    items: items.filter((item) => item.title.toLowerCase().includes(wanted)),
  }));
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label="Search cards, pages and actions"
      placeholder="Search"
      closeLabel="Close"
      query={query}
      onQueryChange={setQuery}
      sections={sections}
      empty="Nothing matches."
      onPick={() => onOpenChange(false)}
      hints={HINTS}
    />
  );
}

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
