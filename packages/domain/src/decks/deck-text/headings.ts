import type { DeckConfig } from '../deck/deck-rules.ts';
import { foldName } from '../deck/deck.ts';
import { pickEnergies } from '../deck/judge-deck.ts';

const ENERGY_LINE = /^energ(?:y|ies)\s*[:=]\s*(\S.*)$/i;

/** A line that is not a card. */
export type Heading =
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'nothing' };

const MAIN_WORDS = ['main', 'main deck', 'maindeck', 'mainboard', 'main board', 'deck', 'decklist'];
const SIDE_WORDS = ['side', 'side deck', 'sidedeck', 'sideboard', 'side board', 'sb'];
const ASIDE_WORDS = ['considering', 'maybe', 'maybeboard', 'maybe board', 'consider'];
/** Headings without a zone, and lines with totals. */
const EMPTY_WORDS = ['pokemon', 'trainer', 'energy', 'leader', 'total', 'total cards', 'about'];
const COLUMN_WORDS = new Set([
  'qty',
  'quantity',
  'count',
  'card',
  'number',
  'id',
  'name',
  'cardno',
]);
const NAME_LINE = /^(?:deck ?name|name|title|deck)\s*[:=]\s*(\S.*)$/i;
const COMMENT = /^(?:\/\/|#)\s*/;
const CARDS = 'cards';

/** Maps heading words to zones of this game. */
export function createHeadingWords(config: DeckConfig): ReadonlyMap<string, string> {
  const zoneOf = (field: string): string | undefined =>
    config.zones.find((zone) => zone.field === field && zone.accepts === undefined)?.id;
  const entries: [string, string | undefined][] = [
    ...MAIN_WORDS.map((word): [string, string | undefined] => [word, zoneOf('decklist_content')]),
    ...SIDE_WORDS.map((word): [string, string | undefined] => [word, zoneOf('sidedeck')]),
    ...ASIDE_WORDS.map((word): [string, string | undefined] => [word, zoneOf('considering')]),
    ...config.zones.map((zone): [string, string] => [foldName(zone.name), zone.id]),
    ...[...config.deckSeparators, ...config.ignoredSeparators].map((word): [string, string] => [
      foldName(word),
      '',
    ]),
    ...EMPTY_WORDS.map((word): [string, string] => [word, '']),
  ];
  return new Map(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** True for a comment line, whose card names do not count. */
export function isComment(line: string): boolean {
  return COMMENT.test(line);
}

/** Parses a heading, comment, name or total; undefined if the line should be a card. */
export function readHeading(line: string, words: ReadonlyMap<string, string>): Heading | undefined {
  const text = line.replace(COMMENT, '');
  const folded = foldName(dropFigure(text));
  const zone = words.get(folded) ?? words.get(folded.replace(/s$/, ''));
  if (zone !== undefined) return zone === '' ? { kind: 'nothing' } : { kind: 'zone', zone };
  const [, name] = NAME_LINE.exec(text) ?? [];
  if (name !== undefined) return { kind: 'name', name };
  const columns = text.split(/[,;\t|]/).map((part) => part.trim().toLowerCase());
  const isTableHead = columns.length > 1 && columns.every((part) => COLUMN_WORDS.has(part));
  return isComment(line) || isTableHead || /^\d+ cards?$/i.test(text)
    ? { kind: 'nothing' }
    : undefined;
}

/**
 * Removes the total from a heading: `Main Deck (50 cards):` is `Main Deck`. It reads from the end
 * in linear time, because a pattern would backtrack.
 */
export function dropFigure(text: string): string {
  let end = text.length;
  const drop = (fits: RegExp, most = Infinity): void => {
    for (
      let dropped = 0;
      dropped < most && end > 0 && fits.test(text.charAt(end - 1));
      dropped += 1
    )
      end -= 1;
  };
  drop(/:/, 1);
  drop(/\s/);
  drop(/[)\]]/, 1);
  drop(/\s/);
  if (text.slice(Math.max(0, end - CARDS.length), end).toLowerCase() === CARDS) end -= CARDS.length;
  drop(/\s/);
  drop(/\d/);
  drop(/\s/);
  drop(/[:([]/, 1);
  return text.slice(0, end);
}

/** Prints the energies as a line: `Energy: Fire, Water`. */
export function printEnergyLine(energy: readonly string[]): string {
  return `Energy: ${energy.join(', ')}`;
}

/** Parses the energies of such a line; undefined if it is something else, such as a total. */
export function readEnergyLine(
  line: string,
  config: Pick<DeckConfig, 'energyChoice'>,
): string[] | undefined {
  const names = ENERGY_LINE.exec(line)?.[1]?.split(/[,/+]/);
  const energies = names && pickEnergies(config, names);
  return energies && energies.length > 0 ? energies : undefined;
}
