import type { EntryMark } from './edit-entry.ts';
import { COUNT_MAX, isTagTooLong } from './entry.ts';
import { mendDigits } from '../../cards/catalogue/clean-text.ts';
import { listNearNumbers, type NumberBook } from './number-book.ts';

/** The effect of a typed line on one card. */
export type LineStep = {
  readonly cardno: string;
  /** Copies added (negative: removed), or with `set` the new count. */
  readonly kind: 'add' | 'set';
  readonly count: number;
  readonly tag?: string | undefined;
  readonly marks: readonly EntryMark[];
};

export type LineFault = {
  readonly kind: 'noSet' | 'unknownSet' | 'unknownNumber' | 'longRange' | 'longTag' | 'unread';
  readonly text: string;
  readonly set?: string | undefined;
  /** Similar numbers, as suggestions. */
  readonly near: readonly number[];
};

export type EntryLine = {
  readonly steps: readonly LineStep[];
  readonly faults: readonly LineFault[];
  /** The set that applies to bare numbers after this line. */
  readonly set: string | undefined;
};

type Draft = {
  cardno: string;
  kind: 'add' | 'set';
  count: number;
  tag?: string;
  marks: EntryMark[];
};
type Reading = {
  readonly book: NumberBook;
  readonly faults: LineFault[];
  set: string | undefined;
};
/** Cards between two commas, and the marks before the first of them. */
type Part = { readonly drafts: Draft[]; readonly marks: EntryMark[]; tag?: string };

const RANGE_MAX = 500;
const MARKS: Readonly<Record<string, EntryMark>> = { t: 'trading', w: 'wanted', i: 'ignored' };

/**
 * Parses a typed line. Example: `gd01 12 x3, 15, 17-20, -3, 8=4, 12+ #lent !t` adds three of number
 * 12 and one each of 15 and 17 to 20, removes one of 3, sets 8 to four, and adds one second
 * printing of 12 with a tag and the trading mark. `40x2` is `40 x2`. Copies, tags and marks apply to
 * the word of numbers before them; a tag or mark alone between commas applies to the whole line.
 */
export function readEntryLine(text: string, book: NumberBook, startSet?: string): EntryLine {
  const reading: Reading = { book, faults: [], set: startSet };
  const parts = text.split(/[,;\n]/).map((part) => readPart(part, reading));
  for (const part of parts) {
    const isAlone = part.drafts.length === 0;
    const drafts = isAlone ? parts.flatMap((other) => other.drafts) : part.drafts;
    for (const draft of drafts) {
      if (part.tag !== undefined) draft.tag = part.tag;
      draft.marks.push(...part.marks.filter((mark) => !draft.marks.includes(mark)));
    }
  }
  const steps = parts.flatMap(({ drafts }) => drafts);
  return { steps, faults: reading.faults, set: reading.set };
}

function readPart(text: string, reading: Reading): Part {
  const part: Part = { drafts: [], marks: [] };
  /** The cards of the last numbers, to which `x3`, tags and marks apply. */
  let last: Draft[] = [];
  for (const word of text.split(/\s+/).filter((piece) => piece !== '')) {
    const copies = /^[x×*](\d{1,2})$/i.exec(word);
    const mark = MARKS[(/^!([twi])$/i.exec(word)?.[1] ?? '').toLowerCase()];
    if (copies && last.length > 0) {
      setCopies(last, copies[1]);
    } else if (mark) {
      if (part.drafts.length === 0) part.marks.push(mark);
      for (const draft of last) if (!draft.marks.includes(mark)) draft.marks.push(mark);
    } else if (word.startsWith('#') && word.length > 1) {
      const tag = word.slice(1);
      if (isTagTooLong(tag)) reading.faults.push({ kind: 'longTag', text: word, near: [] });
      else if (part.drafts.length === 0) part.tag = tag;
      else for (const draft of last) draft.tag = tag;
    } else {
      last = readNumbers(word, reading);
      part.drafts.push(...last);
    }
  }
  return part;
}

const NUMBERS =
  /^(?<sign>-)?(?<first>\d{1,6})(?:-(?<until>\d{1,6}))?(?<plus>\++)?(?:=(?<to>\d{1,2})|[x×*](?<times>\d{1,2}))?$/i;

function readNumbers(word: string, reading: Reading): Draft[] {
  const { book } = reading;
  const set = book.findSet(word);
  // A numeric set code would hide that number in other sets.
  if (set !== undefined && !/^\d+$/.test(word)) {
    reading.set = set;
    return [];
  }
  const whole = splitWhole(word, book);
  if (whole !== undefined) reading.set = whole.set;
  const groups = NUMBERS.exec(whole?.rest ?? word)?.groups;
  if (groups === undefined) {
    const alike = findAlike(word, reading);
    const kind = /^[a-z]+\d*$/i.test(word) ? 'unknownSet' : 'unread';
    reading.faults.push(alike ?? { kind, text: word, near: [] });
    return [];
  }
  if (reading.set === undefined) {
    reading.faults.push({ kind: 'noSet', text: word, near: [] });
    return [];
  }
  const drafts = listDrafts(groups, word, reading, reading.set);
  if (groups['times'] !== undefined) setCopies(drafts, groups['times']);
  return drafts;
}

function setCopies(drafts: readonly Draft[], copies: string | undefined): void {
  for (const draft of drafts) draft.count = Math.sign(draft.count) * Number(copies);
}

/** Suggests `GD01-012` for `GD01-0l2`, which confuses a letter and a digit. */
function findAlike(word: string, { book, set: current }: Reading): LineFault | undefined {
  const mended = mendDigits(word);
  if (mended === undefined) return undefined;
  const whole = splitWhole(mended, book);
  const set = whole?.set ?? current;
  const number = Number(whole?.rest ?? mended);
  if (set === undefined || book.find(set, number).length === 0) return undefined;
  return { kind: 'unread', text: word, set, near: [number] };
}

/** Splits `GD01-012=2`, which contains its set. */
function splitWhole(word: string, book: NumberBook): { set: string; rest: string } | undefined {
  const at = word.search(/-\d{1,6}(?:-\d{1,6})?\+*(?:[=x×*]\d+)?$/i);
  const set = at > 0 ? book.findSet(word.slice(0, at)) : undefined;
  return set === undefined ? undefined : { set, rest: word.slice(at + 1) };
}

function listDrafts(
  { sign, first, until, plus, to }: Record<string, string | undefined>,
  word: string,
  { book, faults }: Reading,
  set: string,
): Draft[] {
  const from = Number(first);
  const end = until === undefined ? from : Number(until);
  if (end - from >= RANGE_MAX || end < from) {
    faults.push({ kind: 'longRange', text: word, set, near: [] });
    return [];
  }
  const drafts: Draft[] = [];
  for (let number = from; number <= end; number += 1) {
    const cardno = book.find(set, number)[plus?.length ?? 0];
    if (cardno === undefined) {
      const near = until === undefined ? listNearNumbers(book, set, number) : [];
      faults.push({ kind: 'unknownNumber', text: `${number}${plus ?? ''}`, set, near });
    } else if (to === undefined) {
      drafts.push({ cardno, kind: 'add', count: sign === undefined ? 1 : -1, marks: [] });
    } else {
      drafts.push({ cardno, kind: 'set', count: Math.min(COUNT_MAX, Number(to)), marks: [] });
    }
  }
  return drafts;
}
