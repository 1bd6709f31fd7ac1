import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { getData } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { showExp } from '#lib/exp/show-exp.ts';
import { errorText } from '#lib/message-text.ts';
import type { components } from '#lib/openapi.gen.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { toStoredDeck } from '#decks/api/deck-mapping.ts';
import { changeHeaders } from '#decks/api/deck-requests.ts';
import { createDeck } from '@deckframe/domain/deck/deck';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { useDeckSession, useDeckState } from '../session/deck-session-of.ts';
import { CardChanges } from './card-changes.tsx';
import { readConflict } from './deck-conflict.ts';
import { tellRefusal } from './tell-outcome.ts';
import { conflictStore } from './use-save-deck.ts';
import './card-changes.css';

/** Every save of the deck, what changed between any two, and the way back to one. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { api, session: members } = useAppServices();
  const config = useGameConfig();
  const session = useDeckSession();
  const { stored, version } = useDeckState();
  const deckId = stored?.deckId ?? '';
  const path = { game: config.gameid, deckId };
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const list = useInfiniteQuery({
    queryKey: ['deck', config.gameid, deckId, 'revisions', version],
    queryFn: ({ pageParam, signal }) =>
      api
        .GET('/api/games/{game}/decks/{deckId}/revisions', {
          params: { path, query: pageParam === null ? {} : { before: String(pageParam) } },
          signal,
        })
        .then(getData<components['schemas']['DeckRevisions']>),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.older,
    enabled: deckId !== '',
  });
  const revisions = list.data?.pages.flatMap((page) => page.revisions) ?? [];
  const newest = revisions[0]?.version ?? 1;
  const shownTo = to ?? newest;
  const shownFrom = from ?? Math.max(1, shownTo - 1);
  const diff = useQuery({
    queryKey: ['deck', config.gameid, deckId, 'diff', shownFrom, shownTo],
    queryFn: ({ signal }) =>
      api
        .GET('/api/games/{game}/decks/{deckId}/revision-diff', {
          params: { path, query: { from: String(shownFrom), to: String(shownTo) } },
          signal,
        })
        .then(getData),
    enabled: revisions.length > 1,
    staleTime: Infinity,
  });
  const changed = diff.data?.cards ?? [];
  const { findCard } = useDeckRules(
    createDeck({ decklist_content: changed.map(({ cardno }) => ({ cardno, quantity: 1 })) }),
  );
  const restore = async () => {
    setBusy(true);
    try {
      const answer = await api
        .POST('/api/games/{game}/decks/{deckId}/revisions/{version}/restore', {
          params: {
            path: { ...path, version: String(shownTo) },
            header: changeHeaders(crypto.randomUUID(), version ?? newest),
          },
        })
        .then(getData);
      const deck = toStoredDeck(answer);
      session.rebase(deck, deck.document);
      toasts.show({ kind: 'success', title: t`Version ${shownTo} is back.` });
      showExp(members, answer.exp);
      onClose();
    } catch (error) {
      const conflict = error instanceof ApiError ? readConflict(error) : undefined;
      if (conflict) conflictStore.set(toStoredDeck(conflict));
      else tellRefusal(error, '');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`History`}
      closeLabel={t`Close`}
      size="xl"
    >
      {list.error && (
        <ErrorState
          title={t`The history did not load`}
          message={errorText(list.error)}
          retryLabel={t`Try again`}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton shape="block" />}
      <div className="history">
        <div className="history-list">
          {revisions.map((revision) => (
            <button
              key={revision.version}
              type="button"
              aria-pressed={revision.version === shownTo}
              onClick={() => {
                setTo(revision.version);
                setFrom(null);
              }}
            >
              <b>{revision.version}</b>
              <span>
                {i18n.date(revision.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
                {revision.restoredFrom !== null && <> · {t`from ${revision.restoredFrom}`}</>}
              </span>
              <span className="history-list__end">{t`${revision.cardCount} cards`}</span>
            </button>
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
                  onClick={() => void restore()}
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
