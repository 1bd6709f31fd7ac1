import type { Entry } from './command.ts';
import type { Desk, DeskMatch } from './desk.ts';
import { isSameResult, type MatchResult } from '../match-result.ts';
import { expect } from 'vitest';
import { matchKeyOf, type World } from './model-world.test-support.ts';
import { rebase, replay } from './replay.ts';

/** Lists faults after all devices have synced. */
export function findFaults(world: World): string[] {
  const faults: string[] = [];
  if (!isSame(replay(world.log), world.desk)) faults.push('the log tells another state');
  for (const device of world.devices) {
    const { desk, pending } = rebase(device.known, device.pending);
    if (pending.length > 0) faults.push(`${device.id} still waits`);
    if (!isSame(desk, world.desk)) faults.push(`${device.id} differs`);
    if (!isSame(device.followed, world.desk)) faults.push(`${device.id} went astray`);
  }
  const lost = world.made.filter(({ id }) => !world.desk.byId.has(id));
  for (const { id } of lost) faults.push(`${id} is lost`);
  return [...faults, ...findMatchFaults(world)];
}

function isSame(one: Desk, other: Desk): boolean {
  try {
    expect(one).toStrictEqual(other);
    return true;
  } catch {
    return false;
  }
}

type Answer = { readonly id: string; readonly kind: string; readonly result: MatchResult };

/**
 * Checks each match by what devices had seen: an overruled result was known to its overruler, and
 * the parties of a dispute did not know of each other.
 */
function findMatchFaults(world: World): string[] {
  const answers = collectAnswers(world);
  return world.desk.rounds.flatMap((round, index) =>
    round.matches.flatMap((match) => {
      const key = `${index + 1}/${match.table}`;
      return match.b === null ? [] : faultsOf(world, key, match, answers.get(key) ?? []);
    }),
  );
}

function collectAnswers({ desk }: World): Map<string, Answer[]> {
  const found = new Map<string, Answer[]>();
  for (const { id, command } of desk.entries satisfies Entry[]) {
    const key = matchKeyOf(command);
    if (key === null || desk.undone.has(id) || !('result' in command)) continue;
    const list = found.get(key) ?? [];
    found.set(key, list);
    list.push({ id, kind: command.kind, result: command.result });
  }
  return found;
}

function faultsOf(world: World, key: string, match: DeskMatch, answers: Answer[]): string[] {
  const { result, disputed } = match;
  const byStaff = answers.filter(({ kind }) => kind !== 'report');
  if (byStaff.length > 0 && !result && disputed.length === 0) return [`${key}: its result is lost`];
  const isPenalty = result?.end === 'penalty';
  if (disputed.length > 0) {
    const areTold = disputed.every((one) =>
      one.end === 'penalty' ? true : answers.some((answer) => isSameResult(answer.result, one)),
    );
    return areTold && disputed.length > 1 ? [] : [`${key}: disputed for nothing`];
  }
  if (!result || isPenalty) return [];
  return byStaff.flatMap((answer, index) => {
    if (isSameResult(answer.result, result)) return [];
    const isOverruled = byStaff
      .slice(index + 1)
      .some(({ id, kind }) => kind === 'settle' || world.seen.get(id)?.has(answer.id));
    return isOverruled ? [] : [`${key}: answer ${index + 1} lost silently`];
  });
}
