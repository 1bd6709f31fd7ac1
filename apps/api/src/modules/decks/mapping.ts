import type { ArchetypeCards } from '@deckframe/contract/meta/archetypes';
import type { ArchetypeEntry } from '@deckframe/domain/decks/deck/archetypes';

export function toArchetypeCards(gathered: readonly ArchetypeEntry[]): ArchetypeCards {
  return {
    archetypes: gathered.map(({ name, icon, cards, colors }) => ({
      name,
      icon,
      cards: [...cards],
      colors: [...colors],
    })),
  };
}
