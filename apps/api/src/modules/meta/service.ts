export { countEvent } from './count-event.ts';
export { followMeta } from './follow-log.ts';
