/** Kinds of card errors. A game shows those that apply to its cards. */
export const CARD_REPORT_CATEGORIES = [
  'name',
  'numbers',
  'effect',
  'traits',
  'picture',
  'price',
  'printings',
  'other',
] as const;
export type CardReportCategory = (typeof CARD_REPORT_CATEGORIES)[number];

/** C-55: ids are compared as strings. This is the system user. */
const SYSTEM_USER = '1';

export const REPORTER_KINDS = ['member', 'system', 'anonymous', 'unknown'] as const;
export type ReporterKind = (typeof REPORTER_KINDS)[number];

/** REPT-07, REPT-08: describes the reporter if no member can be named. */
export function describeReporter(
  userId: string | null,
  username: string | null,
): { kind: ReporterKind; name: string } {
  if (userId === null) return { kind: 'anonymous', name: 'Anonymous' };
  if (userId === SYSTEM_USER) return { kind: 'system', name: 'System' };
  if (username === null || username === '') return { kind: 'unknown', name: 'Unknown' };
  return { kind: 'member', name: username };
}
