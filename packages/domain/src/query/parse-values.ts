import { foldText } from '../cards/catalogue/clean-text.ts';
import { EMPTY_OPTION } from '../game-config-filter.ts';
import type { QueryField } from './query-language.ts';
import type { QueryFaultCode } from './query-fault.ts';
import type { DateValue, NumberValue, QueryValue } from './query-tree.ts';
import type { ScannedOperator, ScannedValue } from './scan-query.ts';

/** Words that test for presence of a value. */
export const EMPTY_WORD = 'none';
export const PRESENT_WORD = 'any';

export interface ValueFault {
  readonly code: QueryFaultCode;
  readonly suggestion?: string;
}

/** Parses a bare word that tests for presence or absence. */
export function parsePresence(text: string): QueryValue | null {
  const word = text.toLowerCase();
  if (word === EMPTY_WORD || word === EMPTY_OPTION.toLowerCase()) return { kind: 'empty' };
  return word === PRESENT_WORD ? { kind: 'present' } : null;
}

/** One value of a field. */
export function parseValue(
  field: QueryField,
  operator: ScannedOperator,
  { kind: form, text }: ScannedValue,
): QueryValue | ValueFault {
  const presence = form === 'bare' ? parsePresence(text) : null;
  if (presence !== null) return presence;
  const { kind } = field;
  if (kind === 'number') {
    // Options may be words among numbers; quotes force text.
    const mayBeText = field.filter?.type === 'OptionSet';
    const isWord = mayBeText && form === 'quoted' && !isPlainNumber(text);
    const number = isWord ? null : parseNumberValue(operator, foldText(text));
    if (number !== null) return number;
    if (mayBeText) return { kind: 'text', text };
    return { code: 'notANumber', ...toSpan(text) };
  }
  if (kind === 'date') return parseDateValue(operator, text) ?? { code: 'notADate' };
  return { kind: 'text', text };
}

const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?`;
const SINGLE_NUMBER = new RegExp(`^(${NUMBER})(\\+?)$`);
const NUMBER_SPAN = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`);

/** True for a plainly printed number. */
export function isPlainNumber(text: string): boolean {
  return String(Number(text)) === text && Number.isFinite(Number(text));
}

/** True for any text that parses as numbers. */
export function isNumberForm(text: string): boolean {
  return parseNumberValue(':', foldText(text)) !== null;
}

function parseNumberValue(operator: ScannedOperator, text: string): NumberValue | null {
  const parsed = readNumbers(operator, text);
  const isFinite = Object.values(parsed ?? {}).every((part) => Math.abs(Number(part)) !== Infinity);
  return isFinite ? parsed : null;
}

function readNumbers(operator: ScannedOperator, text: string): NumberValue | null {
  const [, single, andMore] = SINGLE_NUMBER.exec(text) ?? [];
  if (single !== undefined) {
    const number = toNumber(single);
    if (operator === '<') return { kind: 'number', below: number };
    if (operator === '>') return { kind: 'number', above: number };
    if (operator === '>=' || andMore === '+') return { kind: 'number', min: number };
    if (operator === '<=') return { kind: 'number', max: number };
    return { kind: 'number', min: number, max: number };
  }
  const [, low, high] = NUMBER_SPAN.exec(text) ?? [];
  if (low === undefined && high === undefined) return null;
  return {
    kind: 'number',
    ...(low !== undefined && { min: toNumber(low) }),
    ...(high !== undefined && { max: toNumber(high) }),
  };
}

/** Avoids negative zero. */
function toNumber(text: string): number {
  return Number(text) + 0;
}

/** Suggests `2..4` for `2-4`. */
function toSpan(text: string): { suggestion?: string } {
  const [, low, high] = /^(\d+)[-\u2013](\d+)$/.exec(text) ?? [];
  return low === undefined ? {} : { suggestion: `${low}..${high}` };
}

const DATE = String.raw`\d{4}(?:-\d\d(?:-\d\d)?)?`;
const SINGLE_DATE = new RegExp(`^${DATE}$`);
const DATE_SPAN = new RegExp(`^(${DATE})?\\.\\.(${DATE})?$`);

function parseDateValue(operator: ScannedOperator, text: string): DateValue | null {
  if (SINGLE_DATE.test(text)) {
    if (operator === '<') return { kind: 'date', before: text };
    if (operator === '>') return { kind: 'date', after: text };
    if (operator === '>=') return { kind: 'date', from: text };
    if (operator === '<=') return { kind: 'date', to: text };
    return { kind: 'date', from: text, to: text };
  }
  const [, from, to] = DATE_SPAN.exec(text) ?? [];
  if (from === undefined && to === undefined) return null;
  return { kind: 'date', ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
