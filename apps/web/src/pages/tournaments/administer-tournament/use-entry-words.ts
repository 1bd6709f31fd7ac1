import type { Command } from '@deckframe/domain/tournaments/desk/command';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { REFUSAL_WORDS } from '#features/tournaments/desk/refusal-words.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { printGames } from './use-line-words.ts';

/** Describes a log entry. */
export function useEntryWords(): (command: Command) => string {
  const { t, i18n } = useLingui();
  const state = useDesk();
  const say = (command: Command): string => {
    switch (command.kind) {
      case 'start':
        return t`The tournament starts`;
      case 'enter':
        return t`${nameOf(state, command.player)} is entered`;
      case 'checkIn':
        return t`${nameOf(state, command.player)} is here`;
      case 'drop':
        return t`${nameOf(state, command.player)} drops`;
      case 'restore':
        return t`${nameOf(state, command.player)} is back in`;
      case 'lease':
        return t`Takes over pairing`;
      case 'pair':
        return t`Round ${command.round} is paired`;
      case 'clock':
        return command.act === 'start' ? t`The clock starts` : t`The clock stops`;
      case 'extend':
        return t`Table ${command.table}: ${command.minutes} minutes more`;
      case 'call':
        return command.open
          ? t`Table ${command.table}: judge called`
          : t`Table ${command.table}: judge was there`;
      case 'take':
        return t`Table ${command.table}: on the way`;
      case 'report':
      case 'result':
        return t`Table ${command.table}: ${printGames(command.result)}`;
      case 'settle':
        return t`Table ${command.table}: decided ${printGames(command.result)}`;
      case 'penalty':
        return t`Penalty for ${nameOf(state, command.player)}`;
      case 'cut':
        return plural(command.seeds.length, {
          one: '# player continues',
          other: '# players continue',
        });
      case 'undo': {
        const undone = state.desk.byId.get(command.of)?.command;
        return t`Undone: ${undone ? say(undone) : '?'}`;
      }
      case 'finish':
        return t`The tournament is over`;
      case 'denied':
        return t`Refused: ${i18n._(REFUSAL_WORDS[command.why])}`;
    }
  };
  return say;
}
