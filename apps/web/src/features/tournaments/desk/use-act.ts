import type { Command } from '@deckframe/domain/tournaments/desk/command';
import { useLingui } from '@lingui/react/macro';
import { toasts } from '#ui/toast/toast-queue.ts';
import { REFUSAL_WORDS } from './refusal-words.ts';
import { useDesk } from './use-desk.ts';

/** Runs commands in order; shows the first refusal. */
export function useAct(): (...commands: Command[]) => boolean {
  const { act } = useDesk();
  const { i18n } = useLingui();
  return (...commands) => {
    for (const command of commands) {
      const verdict = act(command);
      if (verdict === null) continue;
      toasts.show({ kind: 'error', title: i18n._(REFUSAL_WORDS[verdict]) });
      return false;
    }
    return true;
  };
}
