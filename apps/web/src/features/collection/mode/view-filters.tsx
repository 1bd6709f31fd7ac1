import {
  toggleTag,
  toggleView,
  type CollectionView,
  type ViewSwitch,
} from '@deckframe/domain/collection/entries/collection-view';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, Tag, Target } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ToggleChip } from '#ui/chip.tsx';
import './view-filters.css';

export type ViewFiltersProps = {
  view: CollectionView;
  /** The member's tags, most used first. */
  tags: readonly string[];
  onChange: (view: CollectionView) => void;
};

const SWITCHES: readonly ViewSwitch[] = [
  'hideCollected',
  'onlyCollected',
  'onlyTrading',
  'onlyWanted',
];

/** Filters by ownership. Contradicting switches turn each other off, with a message. */
export function ViewFilters({ view, tags, onChange }: ViewFiltersProps) {
  const { t } = useLingui();
  const [cleared, setCleared] = useState('');
  const words: Record<ViewSwitch, string> = {
    hideCollected: t`Hide collected`,
    onlyCollected: t`Only collected`,
    onlyTrading: t`Only trading`,
    onlyWanted: t`Only wanted`,
  };
  const icons: Partial<Record<ViewSwitch, ReactNode>> = {
    onlyTrading: <ArrowLeftRight size={14} aria-hidden="true" />,
    onlyWanted: <Target size={14} aria-hidden="true" />,
  };
  const press = (name: ViewSwitch) => {
    const next = toggleView(view, name);
    const off = SWITCHES.filter((one) => one !== name && view[one] && !next[one]);
    const names = off.map((one) => words[one]).join(', ');
    setCleared(off.length === 0 ? '' : t`Turned off: ${names}`);
    onChange(next);
  };
  return (
    <div className="view-filters" role="group" aria-label={t`Show`}>
      {SWITCHES.map((name) => (
        <ToggleChip key={name} pressed={view[name]} icon={icons[name]} onClick={() => press(name)}>
          {words[name]}
        </ToggleChip>
      ))}
      {tags.map((tag) => (
        <ToggleChip
          key={tag}
          pressed={view.tags.includes(tag)}
          icon={<Tag size={14} aria-hidden="true" />}
          onClick={() => onChange(toggleTag(view, tag))}
        >
          {tag}
        </ToggleChip>
      ))}
      <span className="view-filters__cleared" role="status">
        {cleared}
      </span>
    </div>
  );
}
