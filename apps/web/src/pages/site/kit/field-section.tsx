import { useState } from 'react';
import { LayoutGrid, List, Search, Table2 } from 'lucide-react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Chip, ToggleChip } from '#ui/chip.tsx';
import { ColorGlyph } from '#ui/color-glyph.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Switch } from '#ui/switch.tsx';
import { Tag } from '#ui/tag.tsx';
import { KitRow, KitSection } from './kit-section.tsx';

const ORDERS = [
  { value: 'recent', label: 'Most recent' },
  { value: 'popular', label: 'Most viewed' },
  { value: 'liked', label: 'Most liked' },
];
const NOTES_LIMIT = 200;

export function FieldSection() {
  const [notes, setNotes] = useState('Mulligan for a level 2 unit.');
  return (
    <KitSection title="Fields">
      <div className="kit__stack">
        <TextField label="Name" defaultValue="Northwind Tempo" hint="Everyone can see it." />
        <TextField
          label="Search players"
          labelHidden
          placeholder="Search by username"
          icon={<Search size={16} aria-hidden="true" />}
        />
        <TextField
          label="Maintenance code"
          error="Invalid maintenance code. Please try again."
          defaultValue="sortie"
        />
        <TextField label="Email" disabled defaultValue="vesper@example.org" />
        <SelectField label="Order" options={ORDERS} defaultValue="recent" />
        <TextAreaField
          label="Notes"
          aside={`${notes.length} / ${NOTES_LIMIT}`}
          maxLength={NOTES_LIMIT}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </div>
    </KitSection>
  );
}

const VIEWS = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
  { value: 'table', label: 'Table', disabled: true },
] as const;
const ICON_VIEWS = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid size={15} aria-hidden="true" /> },
  { value: 'list', label: 'List', icon: <List size={15} aria-hidden="true" /> },
  { value: 'table', label: 'Table', icon: <Table2 size={15} aria-hidden="true" /> },
] as const;

export function ChoiceSection() {
  const [view, setView] = useState<'grid' | 'list' | 'table'>('grid');
  const [isTrading, setTrading] = useState(true);
  const [isRed, setRed] = useState(true);
  return (
    <KitSection title="Choices">
      <KitRow label="Checkbox">
        <div className="kit__stack">
          <Checkbox label="Blocker" count={5} defaultChecked />
          <Checkbox label="First Strike" count={3} />
          <Checkbox label="All keywords" indeterminate />
          <Checkbox label="Support" count={0} disabled />
        </div>
      </KitRow>
      <KitRow label="Switch">
        <div className="kit__stack">
          <Switch label="Make public" hint="Earns 500 EXP, once" defaultChecked />
          <Switch label="Show prices" />
          <Switch label="Unlock colors" disabled />
        </div>
      </KitRow>
      <KitRow label="Segmented">
        <Segmented label="View" options={VIEWS} value={view} onChange={setView} />
        <Segmented label="View, as icons" options={ICON_VIEWS} value={view} onChange={setView} />
      </KitRow>
      <KitRow label="Chips">
        {isRed ? (
          <Chip
            icon={<ColorGlyph color="red" size={12} />}
            removeLabel="Remove Red"
            onRemove={() => setRed(false)}
          >
            Red
          </Chip>
        ) : (
          <ToggleChip pressed={false} onClick={() => setRed(true)}>
            Bring Red back
          </ToggleChip>
        )}
        <Chip name="Cost" removeLabel="Remove cost 2 and above" onRemove={() => undefined}>
          2+
        </Chip>
        <ToggleChip pressed={isTrading} onClick={() => setTrading(!isTrading)}>
          Trading
        </ToggleChip>
        <ToggleChip pressed={false}>Wanted</ToggleChip>
        <ToggleChip pressed={false} disabled>
          Ignored
        </ToggleChip>
      </KitRow>
      <KitRow label="Tags and keys">
        <Tag>Member</Tag>
        <Tag tone="accent">+500 EXP</Tag>
        <Tag tone="ok">Round 7</Tag>
        <Tag tone="warn">Draft</Tag>
        <Tag tone="danger">Locked</Tag>
        <Tag tone="soon">Soon</Tag>
        <Kbd>⌘K</Kbd>
        <Kbd>/</Kbd>
        <Kbd>Esc</Kbd>
      </KitRow>
    </KitSection>
  );
}
