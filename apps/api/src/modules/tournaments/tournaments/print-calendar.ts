import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import type { TournamentRow } from '../desk/reading-service.ts';

/** Prints events as iCalendar (RFC 5545), with times in UTC. */
export function printCalendar(publicUrl: string, rows: readonly TournamentRow[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Deckframe//Tournaments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...rows.flatMap((row) => printEvent(publicUrl, row)),
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(foldLine).join('\r\n')}\r\n`;
}

function printEvent(publicUrl: string, row: TournamentRow): string[] {
  const page = `${publicUrl}${gameBasePath(row.gameid)}/tournaments/${row.id}`;
  const place = row.mode === 'online' ? 'Online' : row.location;
  return [
    'BEGIN:VEVENT',
    `UID:${row.id}@deckframe`,
    `DTSTAMP:${printMoment(row.updated_at)}`,
    `DTSTART:${printMoment(row.start_date)}`,
    `SEQUENCE:${row.version}`,
    `SUMMARY:${escapeText(row.name)}`,
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    `STATUS:${row.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `URL:${page}`,
    'END:VEVENT',
  ];
}

/** Example: `20261205T173000Z`. */
function printMoment(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (letter) => `\\${letter}`).replace(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Lines are folded after 75 bytes; the next one starts with a space. */
function foldLine(line: string): string[] {
  const folded: string[] = [];
  let current = '';
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > 75) {
      folded.push(current);
      current = ' ';
    }
    current += letter;
  }
  return [...folded, current];
}
