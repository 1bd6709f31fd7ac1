export { dayOfEvent } from './event-day.ts';
export { fillPlaces } from './leave.ts';
export { listPlayerIds } from './queries.ts';
