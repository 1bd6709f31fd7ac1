import type { ImportBody } from '@deckframe/contract/tournaments/tournament-imports';
import { eventDocument } from '@deckframe/contract/tournament-document';
import { checkTables } from '@deckframe/domain/tournaments/event-import/check-tables';
import type { ImportFault } from '@deckframe/domain/tournaments/event-import/imported-event';
import { readLists } from '@deckframe/domain/tournaments/event-import/read-lists';
import { readStandings } from '@deckframe/domain/tournament/event-import/read-standings';
import { type ReadFile, toTables } from './document-tables.ts';

const notRead = (value: string): ReadFile => ({
  facts: null,
  players: [],
  cards: [],
  faults: [{ part: 'document', code: 'notRead', line: null, value }],
});

/** Both kinds of file as the same tables, with everything that is wrong in them. */
export function readFile(file: ImportBody['file']): ReadFile {
  const { facts, ...tables } = file.kind === 'csv' ? readTables(file) : readDocument(file.document);
  // Who is there is told of tables that could be read alone.
  const more = tables.faults.some(({ code }) => code === 'missingColumn' || code === 'notRead');
  const checked: ImportFault[] = more ? [] : checkTables(tables);
  return { facts, ...tables, faults: [...tables.faults, ...checked] };
}

function readTables({
  event,
  standings,
  lists,
}: Extract<ImportBody['file'], { kind: 'csv' }>): ReadFile {
  const { players, faults } = readStandings(standings);
  const { cards, faults: ofLists } = readLists(lists);
  return { facts: event, players, cards, faults: [...faults, ...ofLists] };
}

function readDocument(document: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(document);
  } catch {
    return notRead('JSON');
  }
  const { data, error } = eventDocument.safeParse(value);
  if (!data) return { ...notRead(''), faults: error.issues.map(toFault) };
  return toTables(data);
}

function toFault(issue: { path: PropertyKey[]; message: string }): ImportFault {
  const where = issue.path.map(String).join('.');
  return { part: 'document', code: 'notRead', line: null, value: `${where}: ${issue.message}` };
}
