/** In place of an event's id: the desk to practise at. */
export const DEMO_ID = 'practice';
