import { isActionPointNumber, originalIdOf } from './card-number.ts';
import { cleanLine, keywordsIn } from './clean-text.ts';
import { coerceColumn, coerceText } from './coerce-value.ts';
import type { GameConfig } from '../../game-config.ts';
import type { ColumnValue } from './column-file.ts';
import { type SourceMapping, type SourceRow, valueAt } from './source-mapping.ts';

export interface SourceGame {
  /** Prefix of a card number → series, as `ST01-`. */
  readonly seriesPrefixes: readonly string[];
  readonly keywords: readonly string[];
  readonly typeColumn: string;
}

export function toSourceGame(
  config: Pick<GameConfig, 'series' | 'keywordTagDescriptions' | 'cardType_column'>,
): SourceGame {
  return {
    seriesPrefixes: Object.keys(config.series),
    keywords: Object.keys(config.keywordTagDescriptions),
    typeColumn: config.cardType_column,
  };
}

export type MappedCard = Record<string, ColumnValue>;

export interface MappedRow {
  card: MappedCard;
  faults: string[];
}

const LONGEST_NUMBER = 64;
/** Type of a card without a type whose number marks it as an action-point card. */
const ACTION_POINT_TYPE = 'AP';

/** Maps one source row to a card and its faults. */
export function mapSourceRow(row: SourceRow, mapping: SourceMapping, game: SourceGame): MappedRow {
  const card: MappedCard = {};
  const faults: string[] = [];
  for (const [column, from] of Object.entries(mapping)) {
    const { value, fault } = coerceColumn(row, from);
    card[column] = value;
    if (fault !== undefined) faults.push(`${column}: ${fault}`);
  }
  fillZeroes(card, mapping);
  fillKeywords(card, row, mapping, game.keywords);
  faults.push(...fillIdentity(card, row, mapping, game));
  return { card, faults };
}

function fillZeroes(card: MappedCard, mapping: SourceMapping): void {
  for (const [column, { zeroFor }] of Object.entries(mapping)) {
    if (zeroFor === undefined || card[column] !== null) continue;
    if (zeroFor.values.includes(String(card[zeroFor.column]))) card[column] = 0;
  }
}

function fillKeywords(
  card: MappedCard,
  row: SourceRow,
  mapping: SourceMapping,
  known: readonly string[],
): void {
  for (const [column, { kind, from, textFrom, delimiter = '|' }] of Object.entries(mapping)) {
    if (kind !== 'keywords' || textFrom === undefined || valueAt(row, from) !== undefined) continue;
    const rules = coerceColumn(row, { from: textFrom, kind: 'rules' }).value;
    card[column] = keywordsIn(String(rules ?? ''), known).join(delimiter) || null;
  }
}

function fillIdentity(
  card: MappedCard,
  row: SourceRow,
  mapping: SourceMapping,
  game: SourceGame,
): string[] {
  const cardno = lineOf(row, mapping, 'cardno');
  const name = lineOf(row, mapping, 'name');
  card['cardno'] = cardno;
  card['name'] = name;
  card['originalid'] = originalOf(cardno, coerceText(card['originalid']));
  card['published'] ??= true;
  const series = card['series'] ?? seriesOf(cardno, game.seriesPrefixes);
  card['series'] = series;
  if (card[game.typeColumn] === null && isActionPointNumber(cardno)) {
    card[game.typeColumn] = ACTION_POINT_TYPE;
  }
  return [
    ...(cardno === '' ? ['cardno: is missing'] : []),
    ...(cardno.length > LONGEST_NUMBER ? [`cardno: is longer than ${LONGEST_NUMBER}`] : []),
    ...(name === '' ? ['name: is missing'] : []),
    ...(series === null ? ['series: is missing, and no known prefix begins the number'] : []),
  ];
}

/** Number and name keep words that mean "empty" elsewhere: a card may be called "None". */
function lineOf(row: SourceRow, mapping: SourceMapping, column: string): string {
  const raw = valueAt(row, mapping[column]?.from ?? column);
  return typeof raw === 'string' || typeof raw === 'number' ? cleanLine(String(raw)) : '';
}

/** Returns the source's original id, spelled like the card number it matches. */
function originalOf(cardno: string, given: string | null): string {
  const own = originalIdOf(cardno);
  return given === null || given.toLowerCase() === own.toLowerCase() ? own : given;
}

function seriesOf(cardno: string, prefixes: readonly string[]): string | null {
  const number = cardno.toLowerCase();
  const matching = prefixes.filter((prefix) => number.startsWith(prefix.toLowerCase()));
  const longest = matching.sort((left, right) => right.length - left.length)[0];
  return longest?.replace(/-$/, '') ?? null;
}
