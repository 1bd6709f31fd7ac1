import { STRUCTURE } from './tournament-structure.ts';

/** A valid body for announcing an event. Tests change single fields. */
export const EVENT_BODY = {
  name: 'Harbour weekly',
  description: '',
  format: 'Standard',
  mode: 'venue',
  location: 'Harbour Games',
  area: 'Bergen',
  timeZone: 'Europe/Berlin',
  start: '2127-03-21T18:30',
  deadline: '2127-03-21T18:00',
  maxPlayers: 16,
  structure: STRUCTURE,
  listPolicy: 'afterTheEnd',
  listRequired: true,
  isUnlisted: false,
};
