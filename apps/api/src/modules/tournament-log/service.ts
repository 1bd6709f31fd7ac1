export { appendByServer } from './append-by-server.ts';
export type { OpenDesk } from './cached-desks.ts';
export type { LogFollower } from './log-follower.ts';
export { saveStandings } from '../tournaments/desk/projection-queries.ts';
export { publishEntry } from '../tournaments/desk/publish-desk.ts';
