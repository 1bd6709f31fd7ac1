import type { Command } from './command.ts';
import { type Desk, type DeskMatch, baseOf, findMatchOf, isComplete, isOpen } from './desk.ts';
import { waitsForJudge } from './take-call.ts';
import type { MatchResult } from '../match-result.ts';
import type { Structure } from '../structure.ts';
import type { Chance, Device } from './model-world.test-support.ts';

const MODEL_STRUCTURE: Structure = {
  scoring: {
    win: 3,
    draw: 1,
    loss: 0,
    tieBreaks: ['omw'],
    shareBy: 'points',
    floor: null,
    droppedCeiling: null,
    byeInGames: true,
  },
  phases: [{ kind: 'swiss', rounds: null, bestOf: 3, minutes: 50, cut: null }],
};

/** Returns the real result, sometimes with an error. */
function answerOf(match: DeskMatch, round: number, chance: Chance): MatchResult {
  const truth = (match.table + round) % 3;
  const told = chance.happens(0.85) ? truth : chance.below(3);
  if (told === 0) return { outcome: 'a', games: [2, 0, 0], end: 'play' };
  if (told === 1) return { outcome: 'b', games: [1, 2, 0], end: 'play' };
  return { outcome: 'draw', games: [1, 1, 0], end: 'time' };
}

export function chooseCommand(desk: Desk, device: Device, chance: Chance): Command | null {
  const round = desk.rounds.length;
  const last = desk.rounds.at(-1);
  const { role, player } = device.actor;
  if (player !== null) {
    const match = findMatchOf(desk, round, player);
    if (!match || match.b === null) return null;
    const at = { round, table: match.table };
    if (chance.happens(0.1)) return { kind: 'call', ...at, open: chance.happens(0.7) };
    const side = match.a === player ? 'a' : 'b';
    return { kind: 'report', ...at, side, result: answerOf(match, round, chance) };
  }
  if (!desk.structure)
    return role === 'organiser' ? { kind: 'start', structure: MODEL_STRUCTURE, seed: 1 } : null;
  if (role !== 'judge' && isComplete(last) && chance.happens(0.7))
    return pairNext(desk, device, chance);
  const open = last?.matches.filter(isOpen) ?? [];
  const match = chance.happens(0.8) ? chance.pick(open) : chance.pick(last?.matches ?? []);
  const roll = chance.below(100);
  if (roll < 6) return undoOne(desk, chance);
  if (roll < 16) return movePlayer(desk, chance);
  if (!match || match.b === null) return null;
  const at = { round, table: match.table };
  const result = answerOf(match, round, chance);
  if (waitsForJudge(match) && chance.happens(0.3)) return { kind: 'take', ...at };
  if (match.disputed.length > 0) return { kind: 'settle', ...at, result };
  if (roll < 20) return { kind: 'extend', ...at, minutes: 3 };
  if (roll < 24) return { kind: 'clock', round, act: chance.happens(0.5) ? 'start' : 'pause' };
  if (roll < 27)
    return {
      kind: 'penalty',
      player: match.a,
      round,
      code: 'late',
      severity: chance.pick(['warning', 'gameLoss', 'matchLoss']) ?? 'warning',
      note: '',
    };
  return { kind: 'result', ...at, base: baseOf(match, device.id), result };
}

function movePlayer(desk: Desk, chance: Chance): Command | null {
  const found = chance.pick([...desk.players.values()]);
  if (!found) return null;
  if (found.state === 'registered') return { kind: 'checkIn', player: found.id };
  if (found.state === 'dropped') return { kind: 'restore', player: found.id };
  return chance.happens(0.2) ? { kind: 'drop', player: found.id } : null;
}

const undoOne = (desk: Desk, chance: Chance): Command | null => {
  const entry = chance.pick(desk.entries.slice(-12));
  return entry ? { kind: 'undo', of: entry.id } : null;
};

function pairNext(desk: Desk, device: Device, chance: Chance): Command | null {
  if (desk.lease !== device.id) return { kind: 'lease', from: desk.lease };
  const ids = [...desk.players.values()].filter(({ state }) => state === 'in').map(({ id }) => id);
  if (ids.length < 2) return movePlayer(desk, chance);
  const start = chance.below(ids.length);
  const turned = [...ids.slice(start), ...ids.slice(0, start)];
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < turned.length; index += 2)
    pairs.push([turned[index] ?? '', turned[index + 1] ?? '']);
  const byes = turned.length % 2 === 1 ? turned.slice(-1) : [];
  return { kind: 'pair', round: desk.rounds.length + 1, phase: 0, pairs, byes };
}
