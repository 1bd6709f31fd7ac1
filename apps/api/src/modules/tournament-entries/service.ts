export { dayOfEvent } from './event-day.ts';
export { followEntries } from './follow-desk.ts';
export { fillPlaces } from './leave.ts';
export { listPlayerIds } from './queries.ts';
