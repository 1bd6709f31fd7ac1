import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import type { DeckZone } from '../../game-config-deck.ts';
import { type DeckConfig, type DeckRules, textOf } from './deck-config.ts';
import type { Deck, DeckLine } from './deck.ts';

export function findZone(config: DeckConfig, zoneId: string): DeckZone | undefined {
  return config.zones.find((zone) => zone.id === zoneId);
}

export function getZone(config: DeckConfig, zoneId: string): DeckZone {
  const zone = findZone(config, zoneId);
  if (!zone) throw new RangeError(`the game has no zone "${zoneId}"`);
  return zone;
}

/** The zone that a deck is mostly made of: played, and open to every card no other zone claims. */
export function getMainZone(config: DeckConfig): DeckZone {
  const main =
    config.zones.find((zone) => zone.notPlayed !== true && zone.accepts === undefined) ??
    config.zones[0];
  if (!main) throw new RangeError('a game has at least one zone');
  return main;
}

/** The played zone that a card belongs to; undefined for tokens and others that no deck holds. */
export function findHomeZone(config: DeckConfig, card: CatalogueRow): DeckZone | undefined {
  const claiming = config.zones.find((zone) => zone.accepts && isAccepted(zone, card));
  if (claiming) return claiming;
  return isLeftOut(config, card) ? undefined : getMainZone(config);
}

/**
 * Where an added card goes. A played zone hands the card on to its home (a resource never lands in
 * the main deck); zones outside the game take everything.
 */
export function findTargetZone(
  config: DeckConfig,
  zone: DeckZone,
  card: CatalogueRow | undefined,
): DeckZone | undefined {
  return zone.notPlayed === true || card === undefined ? zone : findHomeZone(config, card);
}

/** The lines that lie in a zone: zones which share a field part its cards among them. */
export function listZoneLines(rules: DeckRules, deck: Deck, zone: DeckZone): DeckLine[] {
  const sharing = rules.config.zones.filter((other) => other.field === zone.field);
  if (sharing.length === 1) return [...deck[zone.field]];
  const fallback = sharing.find((other) => other.accepts === undefined) ?? sharing[0];
  return deck[zone.field].filter((line) => {
    const card = rules.findCard(line.cardno);
    const home = sharing.find((other) => other.accepts && card && isAccepted(other, card));
    return (home ?? fallback)?.id === zone.id;
  });
}

/** Whether a zone asks for exactly such cards. */
export function isAccepted(zone: DeckZone, card: CatalogueRow): boolean {
  return zone.accepts?.values.includes(textOf(card, zone.accepts.column)) === true;
}

/** Cards that a deck list leaves out, such as tokens. */
export function isLeftOut(config: DeckConfig, card: CatalogueRow): boolean {
  return config.ignoredSeparators.includes(textOf(card, config.deckSeparators_column));
}
