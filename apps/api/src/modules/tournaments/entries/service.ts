export { dayOfEvent } from './judge-list.ts';
export { followEntries } from './follow-desk.ts';
export { insertImportedPlayers } from './queries.ts';
export { saveLabels } from './result-queries.ts';
export { fillPlaces } from './register.ts';
export { toFrozenList } from './read-entries.ts';
export { listPlayerIds } from './queries.ts';
export type { SampleRow } from './result-queries.ts';
