import { useState } from 'react';
import { Hammer, LayoutGrid, Pin, Plus } from 'lucide-react';
import { CommandPalette, type PaletteSection } from '#ui/command-palette.tsx';
import { ColorGlyph } from '#ui/color-glyph.tsx';
import { Tag } from '#ui/tag.tsx';

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

export function SamplePalette({ open, onOpenChange }: SamplePaletteProps) {
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
