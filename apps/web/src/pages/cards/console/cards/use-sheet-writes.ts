import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT_KEY } from '../../../../features/staff/users-api.ts';
import {
  saveCards,
  schedulesKey,
  setPublication,
  type Publication,
  type SaveAnswer,
} from './cards-api.ts';
import { toEdits, type Draft } from './model/draft.ts';
import type { OpenSheet } from './model/open-sheet.ts';
import type { WantedCell } from './model/sheet.ts';

/** Columns whose change moves other printings too. */
const GROUP_COLUMNS: ReadonlySet<string> = new Set(['originalid', 'mainalternate']);

export function useSheetWrites(open: OpenSheet, onSaved: () => void) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const { sheet } = open;

  const readAnew = async (): Promise<void> => {
    setReading(true);
    try {
      await open.read(new AbortController().signal);
    } catch (error) {
      toasts.show({ kind: 'error', title: errorText(error) });
    } finally {
      setReading(false);
    }
  };
  const save = useWrite<{ draft: Draft; note: string }, SaveAnswer>({
    send: ({ draft, note }, key) =>
      saveCards(api, config.gameid, { cards: toEdits(draft, sheet.isNew), note }, key),
    done: async (answer, { draft }) => {
      if (answer.outcome === 'refused') {
        takeRefusal(open, answer);
        toasts.show({ kind: 'error', title: t`Nothing was written. See the marked cells.` });
        return;
      }
      const cells = [...draft].flatMap(([cardno, card]) =>
        [...card].map(([column, { to }]): WantedCell => ({ cardno, column, to })),
      );
      const needsAnew = cells.some(
        ({ cardno, column }) => GROUP_COLUMNS.has(column) || sheet.isNew(cardno),
      );
      open.saved(cells);
      onSaved();
      toasts.show({
        kind: 'success',
        title: t`${plural(answer.cards, { one: '# card', other: '# cards' })} written. Visitors see it in a moment.`,
      });
      if (needsAnew) await readAnew();
      await client.invalidateQueries({ queryKey: ['admin', 'card-history'] });
      await client.invalidateQueries({ queryKey: AUDIT_KEY });
    },
  });
  const publish = useWrite<Publication, { cards: number }>({
    send: (publication, key) => setPublication(api, config.gameid, publication, key),
    done: async ({ cards }, { cardnos, published, at }) => {
      if (at === null) {
        open.learn(cardnos.map((cardno) => ({ cardno, column: 'published', to: published })));
        const count = plural(cards, { one: '# card', other: '# cards' });
        toasts.show({
          kind: 'success',
          title: published ? t`${count} published.` : t`${count} hidden.`,
        });
      } else {
        toasts.show({ kind: 'success', title: t`Scheduled.` });
        await client.invalidateQueries({ queryKey: schedulesKey(config.gameid) });
      }
      onSaved();
      await client.invalidateQueries({ queryKey: ['admin', 'card-history'] });
    },
  });
  return { save, publish, readAnew, isReading };
}

/** What the server has instead is shown beside what was typed. */
function takeRefusal(open: OpenSheet, { faults, conflicts }: SaveAnswer): void {
  const lost = conflicts.filter(({ column }) => column === 'cardno');
  const others = conflicts.filter(({ column }) => column !== 'cardno');
  open.learn(others.map(({ cardno, column, current }) => ({ cardno, column, to: current })));
  open.sheet.blame([
    ...faults,
    ...lost.map(({ cardno, current }) => ({
      cardno,
      column: 'name',
      fault: current === null ? 'is gone' : 'is taken',
    })),
  ]);
}
