export { appendByServer } from './desk-store.ts';
export type { OpenDesk } from './desk-store.ts';
export type { LogFollower } from './desk-store.ts';
export { saveStandings } from './projection-queries.ts';
export { publishEntry } from './publish-desk.ts';
