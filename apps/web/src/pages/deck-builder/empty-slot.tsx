import type { DeckZone } from '@deckframe/domain/game-config-deck';
import { filterKeyOf } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { usePoolState } from '../decks/deck-builder/pool-state.ts';
import '../decks/deck-builder/empty-slot.css';

/** A part of the deck that the game asks for and that is empty; a press shows the cards for it. */
export function EmptySlot({ zone, onChoose }: { zone: DeckZone; onChoose?: () => void }) {
  const { t } = useLingui();
  const { filters: definitions } = useGameConfig();
  const { filters, change } = usePoolState();
  const { accepts } = zone;
  const definition =
    accepts &&
    definitions.find(({ type, property }) => type === 'OptionSet' && property === accepts.column);
  if (!accepts || !definition) return <p className="empty-slot">{t`Nothing here yet.`}</p>;
  const choose = () => {
    const optionSets = { ...filters.optionSets, [filterKeyOf(definition)]: accepts.values };
    void change({ filters: { ...filters, optionSets } });
    onChoose?.();
  };
  return (
    <button type="button" className="empty-slot" onClick={choose}>
      <Plus size={16} aria-hidden="true" />
      {t`Show cards for ${zone.name}`}
    </button>
  );
}
