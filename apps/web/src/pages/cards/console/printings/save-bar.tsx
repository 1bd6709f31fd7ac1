import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { ApiError } from '#lib/api-error.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT } from '../../../../features/staff/users-api.ts';
import { listChanges, PRINTINGS, type Group } from './layout.ts';
import type { LayoutDraft } from './use-layout.ts';

/** Maximum groups of a write. */
const GROUPS_MAX = 20;

/** Saves all moves in one write. */
export function SaveBar({ read, draft }: { read: readonly Group[]; draft: LayoutDraft }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const client = useQueryClient();
  const changes = listChanges(read, draft.groups);
  const count = changes.after.length;
  const readAgain = async () => {
    await client.invalidateQueries({ queryKey: [PRINTINGS] });
    draft.clear();
  };
  const { mutate, isPending, error, reset } = useApiWrite('PUT /api/admin/games/:game/alternates', {
    invalidates: [PRINTINGS, AUDIT],
    failure: () => null,
    done: ({ cards }) => {
      draft.clear();
      const said = plural(cards, { one: '# card changed', other: '# cards changed' });
      toasts.show({ kind: 'success', title: t`Saved: ${said}.` });
    },
  });
  if (draft.steps === 0) return null;
  const isConflict = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
  const lookAgain = async () => {
    await readAgain();
    reset();
  };
  return (
    <div className="printings__bar">
      {isConflict && (
        <Notice
          tone="danger"
          title={t`Somebody else has changed these cards in the meantime.`}
          action={
            <Button size="sm" onClick={() => void lookAgain()}>
              <Trans>Show what is stored</Trans>
            </Button>
          }
        >
          <Trans>Nothing was saved. What you laid out here is dropped when you look.</Trans>
        </Notice>
      )}
      {error && !isConflict && <Notice tone="danger" title={errorText(error)} />}
      {count > GROUPS_MAX && (
        <Notice tone="warn" title={t`At most ${GROUPS_MAX} cards can be saved at once.`} />
      )}
      <span className="printings__count" role="status">
        {t`${plural(count, { one: '# card to save', other: '# cards to save' })}`}
      </span>
      <Button variant="ghost" onClick={draft.clear}>
        <Trans>Discard</Trans>
      </Button>
      <Button icon={<Undo2 size={16} aria-hidden="true" />} onClick={draft.undo}>
        <Trans>Undo</Trans>
      </Button>
      <Button
        variant="primary"
        busy={isPending}
        disabled={count === 0 || count > GROUPS_MAX}
        onClick={() => mutate({ params: { game }, body: changes })}
      >
        <Trans>Save</Trans>
      </Button>
    </div>
  );
}
