import type { EventDocument, ImportedFacts } from '@deckframe/contract/tournament-document';
import { parseCanonicalLine } from '@deckframe/domain/decks/deck/canonical-text';
import type {
  ImportedCard,
  ImportedPlayer,
  ImportedTables,
  ImportFault,
} from '@deckframe/domain/tournaments/event-import/imported-event';

/** What a file says, whatever it was written in. */
export type ReadFile = ImportedTables & { facts: ImportedFacts | null };

const ZONES = { main: 'decklist_content', side: 'sidedeck', resource: 'resourcedeck' } as const;

/** The lines of a document are its players, from 1. */
export function toTables(document: EventDocument): ReadFile {
  const { players: told, deckframeEvent: _version, ...facts } = document;
  const faults: ImportFault[] = [];
  const cards: ImportedCard[] = [];
  const players = told.map((one, at): ImportedPlayer => {
    const line = at + 1;
    for (const [zone, field] of Object.entries(ZONES)) {
      for (const text of one.list?.[zone as keyof typeof ZONES] ?? []) {
        const read = parseCanonicalLine(text);
        if (read) cards.push({ player: one.name, zone: field, ...read, line });
        else faults.push({ part: 'document', code: 'notRead', line, value: text });
      }
    }
    const { name, place, points, wins = null, deck: deckName, archetype } = one;
    return { name, place, points, wins, deckName, archetype, line };
  });
  return { facts, players, cards, faults };
}
