import { STRUCTURE } from './tournament-structure.ts';

/** What an organiser sends to announce an event; tests change what they are about. */
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
