export { appendByServer } from './append-by-server.ts';
export type { LogFollower } from './log-follower.ts';
