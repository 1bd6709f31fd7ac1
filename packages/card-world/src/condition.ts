import type { CardValue } from './world-card.ts';
import type { Condition } from './world-schema.ts';

/** True if every condition matches: the field has one of the values, or is in the range. */
export function holds(
  condition: Condition | undefined,
  fields: Readonly<Record<string, CardValue>>,
): boolean {
  if (condition === undefined) return true;
  for (const name in condition) {
    const wanted = condition[name];
    const value = fields[name] ?? null;
    if (Array.isArray(wanted)) {
      if (!wanted.some((option) => option === value)) return false;
    } else if (wanted !== undefined) {
      if (typeof value !== 'number') return false;
      if (value < (wanted.min ?? -Infinity) || value > (wanted.max ?? Infinity)) return false;
    }
  }
  return true;
}
