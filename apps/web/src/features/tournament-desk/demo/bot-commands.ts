import type { Command } from '@deckframe/domain/tournaments/desk/command';
import type { Desk, DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { isOpen } from '@deckframe/domain/tournament/desk/find-match';
import { listResults } from '@deckframe/domain/tournament/list-results';

const CALLS = 0.12;
const LIES = 0.15;

/** What the players of a practice event do next at one of their tables; the first one is left alone. */
export function nextBotCommand(desk: Desk, chance: () => number): Command | null {
  const round = desk.rounds.length;
  const open = desk.rounds.at(-1)?.matches.filter(isPlaying) ?? [];
  const match = open[Math.floor(chance() * open.length)];
  if (!match) return null;
  const at = { round, table: match.table };
  if (match.calledAt === null && chance() < CALLS) return { kind: 'call', ...at, open: true };
  const { a, b } = match.reports;
  const results = listResults(3);
  const result = results[Math.floor(chance() * results.length)];
  if (!result) return null;
  if (a === null && b === null) return { kind: 'report', ...at, side: 'a', result };
  const told = a ?? b ?? result;
  return {
    kind: 'report',
    ...at,
    side: a === null ? 'a' : 'b',
    result: chance() < LIES ? result : told,
  };
}

/** Table 1 waits for whoever learns to enter a result; two answers wait for a judge. */
const isPlaying = (match: DeskMatch): boolean =>
  isOpen(match) && match.b !== null && match.disputed.length === 0 && match.table > 1;
