import type { Command, Entry } from '@deckframe/domain/tournaments/desk/command';
import { replayChecked } from '@deckframe/domain/tournaments/desk/replay';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { fitStructure } from '@deckframe/domain/tournaments/presets/check-structure';
import { PRESETS } from '@deckframe/domain/tournaments/presets/presets';

const STARTED = 1_790_000_000_000;
/** Formats a number like the ids that devices create. */
const toId = (number: number): string =>
  `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Writes the log of a whole event: all registrations, check-ins and results. */
export function writeLog(size: number, rounds: number): Entry[] {
  const log: Entry[] = [];
  const write = (command: Command): void => {
    const count = log.length + 1;
    log.push({
      id: toId(count),
      device: toId(0),
      count,
      at: STARTED + 1000 * count,
      by: '42',
      command,
    });
  };
  const players = Array.from({ length: size }, (_, index) => toId(1_000_000 + index));
  write({ kind: 'start', structure: fitStructure(PRESETS.swissOnly, size), seed: 1 });
  for (const player of players) write({ kind: 'enter', player, name: null });
  for (const player of players) write({ kind: 'checkIn', player });
  write({ kind: 'lease', from: null });
  const next = seededNumbers(2);
  for (let round = 1; round <= rounds; round += 1) {
    const pairs = Array.from({ length: size / 2 }, (_, table) => {
      const a = players[2 * table] ?? '';
      const b = players[(2 * table + 2 * round - 1) % size] ?? '';
      return [a, b] as const;
    });
    write({ kind: 'pair', round, phase: 0, pairs, byes: [] });
    for (let table = 1; table <= pairs.length; table += 1) {
      const outcome = next() < 0.5 ? 'a' : 'b';
      const games = outcome === 'a' ? ([1, 0, 0] as const) : ([0, 1, 0] as const);
      write({ kind: 'result', round, table, base: 0, result: { outcome, games, end: 'play' } });
    }
  }
  if (!replayChecked(log).isWhole) throw new Error('the desk refuses its own log');
  return log;
}
