import { useState } from 'react';
import { Ellipsis } from 'lucide-react';
import { ColorGlyph, type CardColor } from '#ui/color-glyph.tsx';
import { DataTable, type SortState, type TableColumn } from '#ui/data-table.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LevelChip } from '#ui/level-chip.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Tag } from '#ui/tag.tsx';
import { KitSection } from './kit-section.tsx';

type Player = { name: string; role: string; level: number; colors: CardColor[]; points: number };

const PLAYERS: readonly Player[] = [
  { name: 'Vesper9', role: 'Member', level: 42, colors: ['purple', 'blue'], points: 19 },
  { name: 'Emberline', role: 'Content Creator', level: 203, colors: ['red'], points: 18 },
  { name: 'Wynn', role: 'Member', level: 311, colors: ['white', 'yellow'], points: 16 },
  { name: 'juno.exe', role: 'EX', level: 77, colors: ['green', 'purple'], points: 15 },
];
const SORT_KEYS: Record<string, (player: Player) => string | number> = {
  player: (player) => player.name.toLowerCase(),
  level: (player) => player.level,
  points: (player) => player.points,
};

function columnsFor(chosen: string, choose: (name: string) => void): TableColumn<Player>[] {
  return [
    {
      id: 'choose',
      header: 'Choose',
      headerHidden: true,
      cell: ({ name }) => (
        <Checkbox
          label={`Choose ${name}`}
          labelHidden
          checked={name === chosen}
          onChange={() => choose(name)}
        />
      ),
    },
    {
      id: 'player',
      header: 'Player',
      sortable: true,
      small: 'main',
      cell: ({ name }) => <b className="kit__strong">{name}</b>,
    },
    { id: 'role', header: 'Role', small: 'fold', cell: ({ role }) => <Tag>{role}</Tag> },
    {
      id: 'deck',
      header: 'Deck',
      small: 'fold',
      cell: ({ colors }) => (
        <span className="kit__things">
          {colors.map((color) => (
            <ColorGlyph key={color} color={color} label={color} />
          ))}
        </span>
      ),
    },
    {
      id: 'level',
      header: 'Level',
      sortable: true,
      small: 'drop',
      cell: ({ level }) => <LevelChip level={level} unit="LV" label={`Level ${level}`} />,
    },
    { id: 'points', header: 'Points', sortable: true, align: 'end', cell: ({ points }) => points },
    {
      id: 'menu',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: ({ name }) => (
        <IconButton size="sm" label={`Actions for ${name}`} icon={<Ellipsis size={16} />} />
      ),
    },
  ];
}

export function TableSection() {
  const [sort, setSort] = useState<SortState>({ columnId: 'points', direction: 'desc' });
  const [chosen, setChosen] = useState('Emberline');
  const keyOf = SORT_KEYS[sort.columnId] ?? (() => 0);
  const sign = sort.direction === 'asc' ? 1 : -1;
  const rows = [...PLAYERS].sort((a, b) => (keyOf(a) < keyOf(b) ? -sign : sign));
  const onSort = (columnId: string) => {
    const flip = sort.columnId === columnId && sort.direction === 'asc';
    setSort({ columnId, direction: flip ? 'desc' : 'asc' });
  };
  return (
    <KitSection title="Table" span={2}>
      <DataTable
        caption="Standings"
        columns={columnsFor(chosen, setChosen)}
        rows={rows}
        rowKey={(player) => player.name}
        sort={sort}
        onSort={onSort}
        isSelected={(player) => player.name === chosen}
      />
    </KitSection>
  );
}

export function TabsSection() {
  const [tab, setTab] = useState('main');
  const items = [
    { value: 'main', label: 'Main', count: 46, panel: 'Units, pilots, commands and bases.' },
    { value: 'considering', label: 'Considering', count: 6, panel: 'Six cards are waiting.' },
    { value: 'stats', label: 'Stats', panel: 'Curves and odds.' },
    { value: 'notes', label: 'Notes', disabled: true, panel: 'Notes.' },
  ];
  return (
    <KitSection title="Tabs">
      <Tabs label="Deck" items={items} value={tab} onChange={setTab} />
    </KitSection>
  );
}
