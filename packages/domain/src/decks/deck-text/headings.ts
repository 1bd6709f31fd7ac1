import type { DeckConfig } from '../deck/deck-rules.ts';
import { foldName } from '../deck/deck.ts';
import { pickEnergies } from '../deck/judge-deck.ts';

const ENERGY_LINE = /^energ(?:y|ies)\s*[:=]\s*(\S.*)$/i;

/** What a line that is no card says. */
export type Heading =
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'nothing' };

const MAIN_WORDS = ['main', 'main deck', 'maindeck', 'mainboard', 'main board', 'deck', 'decklist'];
const SIDE_WORDS = ['side', 'side deck', 'sidedeck', 'sideboard', 'side board', 'sb'];
const ASIDE_WORDS = ['considering', 'maybe', 'maybeboard', 'maybe board', 'consider'];
/** Headings of parts that need no zone of their own, and lines that tell figures. */
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

/** Zones by the words that lead to them in this game. */
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

/** Whether the line is only a remark, so that a card that it mentions does not count. */
export function isComment(line: string): boolean {
  return COMMENT.test(line);
}

/** A heading, a comment, a name or a figure; undefined for a line that should be a card. */
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
 * A heading without the figure behind it: `Main Deck (50 cards):` is `Main Deck`. Read from the end,
 * each character once: a pattern that may begin anywhere looks at a long line again for each of them.
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

/** What a deck chooses beside its cards, as a line of its text: `Energy: Fire, Water`. */
export function printEnergyLine(energy: readonly string[]): string {
  return `Energy: ${energy.join(', ')}`;
}

/** The energies that such a line names; undefined where it says something else, such as a count. */
export function readEnergyLine(
  line: string,
  config: Pick<DeckConfig, 'energyChoice'>,
): string[] | undefined {
  const names = ENERGY_LINE.exec(line)?.[1]?.split(/[,/+]/);
  const energies = names && pickEnergies(config, names);
  return energies && energies.length > 0 ? energies : undefined;
}
