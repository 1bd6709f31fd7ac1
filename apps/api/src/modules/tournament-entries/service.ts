export { dayOfEvent } from './event-day.ts';
export { followEntries } from '../tournaments/entries/follow-desk.ts';
export { insertImportedPlayers } from './import-queries.ts';
export { saveLabels } from './label-queries.ts';
export { fillPlaces } from './leave.ts';
export { toFrozenList } from './mapping.ts';
export { listPlayerIds } from './queries.ts';
export type { SampleRow } from '../tournaments/entries/result-queries.ts';
