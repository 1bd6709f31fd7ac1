import type { QueryFaultCode } from './query-fault.ts';
import { MAX_PATTERN_LENGTH } from './query-language.ts';

/** Case never counts; `^` and `$` are the ends of a paragraph, and `.` does not leave it. */
const FLAGS = 'im';
const BACK_REFERENCE = /(?:^|[^\\])(?:\\\\)*\\(?:[1-9]|k<)/;

/** What is wrong with a pattern, or null. */
export function findPatternFault(pattern: string): QueryFaultCode | null {
  if (pattern.length > MAX_PATTERN_LENGTH) return 'patternTooLong';
  if (BACK_REFERENCE.test(pattern)) return 'patternBackReference';
  try {
    compilePattern(pattern);
    return null;
  } catch {
    return 'patternInvalid';
  }
}

/** The pattern as it is run; how long it may run is up to who runs it. */
export function compilePattern(pattern: string): RegExp {
  return new RegExp(pattern, FLAGS);
}
