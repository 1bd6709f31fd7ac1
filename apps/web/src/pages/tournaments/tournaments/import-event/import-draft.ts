import type { Body } from '#lib/api-client.ts';
import { ownTimeZone } from '#features/tournaments/events/event-time.ts';

export type ImportFacts = Extract<ImportFile, { kind: 'csv' }>['event'];
export type ImportFile = Body<'POST /api/games/:game/tournament-imports'>['file'];

/** Form values; the kind decides which ones are sent. */
export type ImportDraft = {
  kind: ImportFile['kind'];
  facts: ImportFacts;
  standings: string;
  lists: string;
  document: string;
};

export const newImport = (): ImportDraft => ({
  kind: 'csv',
  facts: {
    name: '',
    format: 'Standard',
    day: '',
    timeZone: ownTimeZone(),
    mode: 'venue',
    location: '',
    area: '',
    link: '',
  },
  standings: '',
  lists: '',
  document: '',
});

export const toFile = ({ kind, facts, standings, lists, document }: ImportDraft): ImportFile =>
  kind === 'csv' ? { kind, event: facts, standings, lists } : { kind, document };
