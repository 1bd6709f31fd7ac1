import type { QueryFaultCode } from './query-fault.ts';
import { MAX_PATTERN_LENGTH } from './query-language.ts';

/** Patterns ignore case; `^` and `$` match at line ends, and `.` does not match line breaks. */
const FLAGS = 'im';
const BACK_REFERENCE = /(?:^|[^\\])(?:\\\\)*\\(?:[1-9]|k<)/;

/** Returns the fault of a pattern, or null. */
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

/** Compiles a pattern. The caller limits its running time. */
export function compilePattern(pattern: string): RegExp {
  return new RegExp(pattern, FLAGS);
}
