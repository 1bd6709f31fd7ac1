import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { deckText } from '#lib/message-text.ts';
import { useFlush } from '#lib/outbox/use-flush.ts';
import { useValue } from '#lib/use-value.ts';
import { tellExp } from '#lib/exp/show-exp.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { useDeckSession } from '../session/deck-session-of.ts';
import { readBody, type SaveOutcome } from './deck-saver.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { tellRefusal } from './tell-outcome.ts';
import { useDeckSaver } from './use-deck-saver.ts';
import { conflictStore } from './use-save-deck.ts';

/** Sends waiting saves; returns those left. */
export function useOutbox(): readonly OutboxEntry[] {
  const { t } = useLingui();
  const saver = useDeckSaver();
  const session = useDeckSession();
  const services = useAppServices();
  const user = useUser();
  const userId = user?.id;
  const entries = useValue(saver.waiting).filter((entry) => entry.userId === userId);

  const tell = useRef<(outcome: SaveOutcome, entry: OutboxEntry) => void>(() => {});
  useEffect(() => {
    tell.current = (outcome, entry) => {
      const isOpen = session.state.get().stored?.deckId === entry.deckId;
      if (outcome.kind === 'saved') {
        if (isOpen) session.confirm(outcome.deck, readBody(entry.body));
        toasts.show({ kind: 'success', title: deckText('saved'), detail: entry.body.name });
        tellExp(services.session, entry.userId, outcome);
      } else if (outcome.kind === 'conflict') {
        if (isOpen) conflictStore.set(outcome.stored);
        else {
          toasts.show({
            kind: 'warning',
            title: t`Another version was saved in the meantime.`,
            detail: t`Open the deck to compare both.`,
          });
        }
      } else if (outcome.kind === 'refused') {
        tellRefusal(outcome.error, t`Clone it to make your own version.`);
      }
    };
  });

  const flush = () => {
    if (userId !== undefined) void saver.flush(userId, (...told) => tell.current(...told));
  };
  useFlush(flush, entries.length > 0, userId);
  return entries;
}
