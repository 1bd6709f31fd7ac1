import type { ColumnValue } from '../cards/catalogue/column-file.ts';
import type { BooleanFilter, FilterValue } from '../game-config-filter.ts';
import { isEmptyValue } from './card-column.ts';

/** True for a value that passes an active Boolean filter. */
export function passesBoolean(filter: BooleanFilter, value: ColumnValue): boolean {
  const { validValues, invalidValues, neededValue } = filter;
  if (validValues !== undefined && !validValues.some((valid) => isSame(valid, value))) return false;
  if (invalidValues?.some((invalid) => isSame(invalid, value)) === true) return false;
  if (neededValue !== undefined) return isSame(neededValue, value);
  // Without configured values, anything present and not false passes.
  const saysNothing = validValues === undefined && invalidValues === undefined;
  return !saysNothing || !(isEmptyValue(value) || value === false || value === 0);
}

/** Flags are stored as true or 1, options as text or number. */
function isSame(wanted: FilterValue, value: ColumnValue): boolean {
  if (wanted === null || isEmptyValue(value)) return wanted === null && isEmptyValue(value);
  if (typeof value === 'boolean') return value === wanted || Number(value) === wanted;
  if (typeof wanted === 'boolean') return value === Number(wanted) || value === String(wanted);
  return String(wanted) === String(value);
}
