/** Replaces the event id for the practice desk. */
export const DEMO_ID = 'practice';
