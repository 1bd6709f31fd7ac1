/** Longer texts are not part of a deck. */
const MAXIMUM_TEXT = 300;

/** Writes whole numbers and texts; small numbers take one byte. */
export interface CodeWriter {
  readonly number: (value: number) => void;
  readonly text: (text: string) => void;
  readonly toBytes: () => Uint8Array;
}

export function createCodeWriter(): CodeWriter {
  const bytes: number[] = [];
  const number = (value: number): void => {
    let rest = value;
    while (rest >= 128) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  return {
    number,
    text: (text) => {
      const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
      number(points.length);
      for (const point of points) number(point);
    },
    toBytes: () => Uint8Array.from(bytes),
  };
}

/** Reads what a writer wrote. Invalid bytes set a failure and never throw. */
export interface CodeReader {
  /** Returns a number up to `maximum`; 0 after a failure. */
  readonly number: (maximum: number) => number;
  readonly text: () => string;
  readonly hasFailed: () => boolean;
  /** True if all bytes were read without a failure. */
  readonly isComplete: () => boolean;
}

export function createCodeReader(bytes: Uint8Array): CodeReader {
  let place = 0;
  let failed = false;
  const number = (maximum: number): number => {
    if (failed) return 0;
    let value = 0;
    for (let factor = 1; factor <= maximum * 128; factor *= 128) {
      const byte = bytes[place];
      place += 1;
      if (byte === undefined) break;
      value += (byte % 128) * factor;
      if (value > maximum) break;
      if (byte < 128) return value;
    }
    failed = true;
    return 0;
  };
  return {
    number,
    text: () => {
      const points = Array.from({ length: number(MAXIMUM_TEXT) }, () => number(0x10ffff));
      return failed ? '' : String.fromCodePoint(...points);
    },
    hasFailed: () => failed,
    isComplete: () => !failed && place === bytes.length,
  };
}
