import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { runWrite } from '#lib/write/run-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { toStoredDeck } from '#decks/api/deck-mapping.ts';
import type { DeckAddress } from '#decks/api/deck-requests.ts';
import { createDeck } from '@deckframe/domain/decks/deck/deck';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { QueryPanel } from '#ui/query-panel.tsx';
import { useDeckSession, useDeckState } from '../session/deck-session-of.ts';
import { CardChanges } from './card-changes.tsx';
import { readConflict } from './deck-conflict.ts';
import { restoreRevision, revisionDiffQuery, revisionsQuery } from './revisions-api.ts';
import { sayRefusal } from './tell-outcome.ts';
import { conflictStore } from './use-save-deck.ts';
import './card-changes.css';

/** Lists every save of the deck, with differences and restore. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const config = useGameConfig();
  const { stored, version } = useDeckState();
  const deckId = stored?.deckId ?? '';
  const path = { game: config.gameid, deckId };
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const userId = useUser()?.id;
  const list = useInfiniteQuery(revisionsQuery(path, version, userId));
  const revisions = list.data?.pages.flatMap((page) => page.revisions) ?? [];
  const newest = revisions[0]?.version ?? 1;
  const shownTo = to ?? newest;
  const shownFrom = from ?? Math.max(1, shownTo - 1);
  const diff = useQuery({
    ...revisionDiffQuery(path, shownFrom, shownTo, userId),
    enabled: revisions.length > 1,
  });
  const { isBusy, restore } = useRestore(path, onClose);
  const changed = diff.data?.cards ?? [];
  const { findCard } = useDeckRules(
    createDeck({ decklist_content: changed.map(({ cardno }) => ({ cardno, quantity: 1 })) }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`History`}
      closeLabel={t`Close`}
      size="xl"
    >
      <QueryPanel query={list} title={t`The history did not load`} pending={<Skeleton />} />
      <div className="history">
        <div className="history-list">
          {revisions.map((revision) => (
            <RevisionButton
              key={revision.version}
              revision={revision}
              isPressed={revision.version === shownTo}
              onPress={() => {
                setTo(revision.version);
                setFrom(null);
              }}
            />
          ))}
          {list.hasNextPage && (
            <Button onClick={() => void list.fetchNextPage()} busy={list.isFetchingNextPage}>
              {t`Older`}
            </Button>
          )}
        </div>
        {revisions.length > 0 && (
          <div>
            {revisions.length > 1 && (
              <SelectField
                label={t`Compared with version`}
                value={String(shownFrom)}
                onChange={(event) => setFrom(Number(event.target.value))}
                options={revisions.map((revision) => ({
                  value: String(revision.version),
                  label: `${revision.version} · ${revision.name}`,
                }))}
              />
            )}
            <CardChanges
              changes={changed}
              findCard={findCard}
              zoneNameOf={(field) =>
                config.zones.find((zone) => zone.field === field)?.name ?? field
              }
            />
            {diff.data?.fields.map(({ field, before, after }) => (
              <p key={field} className="changes__field">
                <b>{field}</b>: {before === '' ? '–' : before} → {after === '' ? '–' : after}
              </p>
            ))}
            {shownTo !== newest && (
              <p className="changes__restore">
                <Button
                  variant="primary"
                  icon={<RotateCcw size={16} />}
                  busy={isBusy}
                  onClick={() => void restore(shownTo, version ?? newest)}
                >
                  {t`Restore version ${shownTo}`}
                </Button>
              </p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Restores a revision as the newest one. */
function useRestore(path: DeckAddress, onDone: () => void) {
  const { t } = useLingui();
  const services = useAppServices();
  const { api } = services;
  const session = useDeckSession();
  const [isBusy, setBusy] = useState(false);
  const restore = (restored: number, version: number) => {
    setBusy(true);
    const restoration = { ...path, restored, version };
    return runWrite(services, {
      send: (key) => restoreRevision(api, restoration, key),
      done: (answer) => {
        const deck = toStoredDeck(answer);
        session.rebase(deck, deck.document);
        toasts.show({ kind: 'success', title: t`Version ${restored} is back.` });
        onDone();
      },
      failure: (error) => {
        const conflict = error instanceof ApiError ? readConflict(error) : undefined;
        if (!conflict) return sayRefusal(error, '');
        conflictStore.set(toStoredDeck(conflict));
        return null;
      },
    })
      .catch(() => {})
      .finally(() => setBusy(false));
  };
  return { isBusy, restore };
}

type RevisionButtonProps = {
  revision: Answer<'GET /api/games/:game/decks/:deckId/revisions'>['revisions'][number];
  isPressed: boolean;
  onPress: () => void;
};

function RevisionButton({ revision, isPressed, onPress }: RevisionButtonProps) {
  const { t, i18n } = useLingui();
  const { cardCount } = revision;
  return (
    <button type="button" aria-pressed={isPressed} onClick={onPress}>
      <b>{revision.version}</b>
      <span>
        {i18n.date(revision.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        {revision.restoredFrom !== null && <> · {t`from ${revision.restoredFrom}`}</>}
      </span>
      <span className="history-list__end">
        {plural(cardCount, { one: '# card', other: '# cards' })}
      </span>
    </button>
  );
}
