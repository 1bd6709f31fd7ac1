import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Answer, Body } from '#lib/api-client.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT } from '../../../../features/staff/users-api.ts';
import { CARD_HISTORY, SAVE_CARDS, SCHEDULES, toEditsBody } from './cards-api.ts';
import { toEdits, type Draft } from './model/draft.ts';
import type { OpenSheet } from './model/open-sheet.ts';
import type { WantedCell } from './model/sheet.ts';

const PUBLISH = 'POST /api/admin/games/:game/cards/publication';

/** Columns whose change moves other printings too. */
const GROUP_COLUMNS: ReadonlySet<string> = new Set(['originalid', 'mainalternate']);

export function useSheetWrites(open: OpenSheet, onSaved: () => void) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const params = { game: config.gameid };
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
  const save = useWrite<{ draft: Draft; note: string }, Answer<typeof SAVE_CARDS>>({
    send: ({ draft, note }, key) =>
      api(SAVE_CARDS, { params, body: toEditsBody(toEdits(draft, sheet.isNew), note), key }),
    invalidates: ({ outcome }) => (outcome === 'refused' ? [] : [CARD_HISTORY, AUDIT]),
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
    },
  });
  const publish = useWrite<Body<typeof PUBLISH>, Answer<typeof PUBLISH>>({
    send: (body, key) => api(PUBLISH, { params, body, key }),
    invalidates: [SCHEDULES, CARD_HISTORY],
    done: ({ cards }, { cardnos, published, at }) => {
      if (at === null) {
        open.learn(cardnos.map((cardno) => ({ cardno, column: 'published', to: published })));
        const count = plural(cards, { one: '# card', other: '# cards' });
        toasts.show({
          kind: 'success',
          title: published ? t`${count} published.` : t`${count} hidden.`,
        });
      } else {
        toasts.show({ kind: 'success', title: t`Scheduled.` });
      }
      onSaved();
    },
  });
  return { save, publish, readAnew, isReading };
}

/** Shows the server's values beside the conflicting local ones. */
function takeRefusal(open: OpenSheet, { faults, conflicts }: Answer<typeof SAVE_CARDS>): void {
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
