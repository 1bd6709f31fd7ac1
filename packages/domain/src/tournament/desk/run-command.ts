import { call, extend, moveClock } from './clock-commands.ts';
import type { Entry } from '../../tournaments/desk/command.ts';
import type { Desk } from '../../tournaments/desk/desk.ts';
import { penalise } from './penalty-command.ts';
import { enter, movePlayer } from './player-commands.ts';
import type { Refusal } from '../../tournaments/desk/refusal.ts';
import { enterResult, report, settle } from '../../tournaments/desk/result-commands.ts';
import { cut, finish, pair, start, takeLease } from '../../tournaments/desk/round-commands.ts';
import { takeCall } from '../../tournaments/desk/take-call.ts';

/** Does what an entry says, or tells why it cannot; a refused one has changed nothing. */
export function runCommand(desk: Desk, entry: Entry): Refusal | null {
  const { command, device, at } = entry;
  if (desk.finished && command.kind !== 'denied') return 'FINISHED';
  switch (command.kind) {
    case 'start':
      return start(desk, command);
    case 'enter':
      return enter(desk, command);
    case 'checkIn':
    case 'drop':
    case 'restore':
      return movePlayer(desk, command);
    case 'lease':
      return takeLease(desk, command, device);
    case 'pair':
      return pair(desk, command, device);
    case 'clock':
      return moveClock(desk, command, at);
    case 'extend':
      return extend(desk, command);
    case 'call':
      return call(desk, command, at);
    case 'take':
      return takeCall(desk, command, entry);
    case 'report':
      return report(desk, command, device);
    case 'result':
      return enterResult(desk, command, device);
    case 'settle':
      return settle(desk, command, device);
    case 'penalty':
      return penalise(desk, command, device);
    case 'cut':
      return cut(desk, command);
    case 'finish':
      return finish(desk);
    case 'undo':
    case 'denied':
      return null;
  }
}
