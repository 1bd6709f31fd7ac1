import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { DECK_READS } from '#decks/api/deck-counts.ts';
import { readAgain } from '#lib/read-again.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { runWrite } from '#lib/write/run-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

type SendDeckWrite = (
  send: (key: string) => Promise<unknown>,
  doneText?: string,
) => Promise<boolean>;

/** Runs a write on decks or folders and refetches the lists. */
export function useDeckWrite(): SendDeckWrite {
  const { t } = useLingui();
  const services = useAppServices();
  const client = useQueryClient();
  return (send, doneText) =>
    runWrite(services, {
      send,
      done: async () => {
        await readAgain(client, DECK_READS);
        if (doneText !== undefined) toasts.show({ kind: 'success', title: doneText });
      },
      failure: (error) => ({
        kind: 'error',
        title: t`That did not work.`,
        detail: errorText(error),
      }),
    }).then(
      () => true,
      () => false,
    );
}
