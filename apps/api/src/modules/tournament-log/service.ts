export { appendByServer } from './append-by-server.ts';
export type { OpenDesk } from './cached-desks.ts';
export type { LogFollower } from './log-follower.ts';
export { saveStandings } from './projection-queries.ts';
export { publishEntry } from './publish-desk.ts';
