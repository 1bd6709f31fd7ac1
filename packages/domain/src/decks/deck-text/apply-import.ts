import { type Deck, type DeckDocument, EMPTY_DECK, createDeck, isUnnamed } from '../deck/deck.ts';
import { DECK_ZONE_FIELDS } from '../../game-config-deck.ts';
import type { ImportReport } from './import-report.ts';

/**
 * `replace` is the documented import: an unknown number resets the deck. `known` replaces the deck
 * by the parsed cards, `add` adds them.
 */
export type ImportMode = 'add' | 'known' | 'replace';

/** A message of an import, by its id. */
export type ImportFault =
  | { readonly id: 'invalidCardNumber'; readonly params: { readonly id: string } }
  | { readonly id: 'noValidCards'; readonly params: Readonly<Record<string, never>> };

/** Returns the faults, once per unknown card. */
export function listImportFaults(report: ImportReport): ImportFault[] {
  const unknown = report.unknownNumbers.map((id): ImportFault => ({
    id: 'invalidCardNumber',
    params: { id },
  }));
  if (unknown.length > 0 || report.read.length > 0) return unknown;
  return [{ id: 'noValidCards', params: {} }];
}

/**
 * Returns the document after an import. Notes stay; name and energy stay unless the text sets them.
 */
export function applyImport(
  document: DeckDocument,
  report: ImportReport,
  mode: ImportMode,
): DeckDocument {
  const name = isUnnamed(document.name) ? report.name : document.name;
  const energy = report.energy.length > 0 ? report.energy : document.energy;
  return { ...document, name, energy, cards: importedCards(document.cards, report, mode) };
}

function importedCards(cards: Deck, report: ImportReport, mode: ImportMode): Deck {
  if (mode === 'known') return report.deck;
  if (mode === 'replace') return report.unknownNumbers.length > 0 ? EMPTY_DECK : report.deck;
  return createDeck(
    Object.fromEntries(
      DECK_ZONE_FIELDS.map((field) => [field, [...cards[field], ...report.deck[field]]]),
    ),
  );
}
