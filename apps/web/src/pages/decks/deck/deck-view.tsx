import { can } from '@deckframe/domain/accounts/access/can';
import type { DeckDocument } from '@deckframe/domain/decks/deck/deck';
import { getMainZone, listZoneLines } from '@deckframe/domain/decks/deck/deck-rules';
import { judgeDeck } from '@deckframe/domain/decks/deck/judge-deck';
import { computeStatistics } from '@deckframe/domain/decks/deck/deck-figures';
import { plural } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { AlignLeft, Layers, Rows3 } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { toDocument, type DeckAnswer } from '#decks/api/deck-mapping.ts';
import { useDeckRules, type DeckCards } from '#decks/cards/use-deck-rules.ts';
import { LazyFinishDeck } from '#features/collection/finish/lazy-finish-deck.ts';
import { Comments, AppealState } from '#features/community/lazy-community.tsx';
import { LinkedContents } from '#features/creators/contents/lazy-contents.ts';
import { TestHand } from '#features/decks/reading/hand/test-hand.tsx';
import { PrintSheet } from '#features/decks/reading/share/print-sheet.tsx';
import { useCopy } from '#features/decks/reading/share/use-copy.ts';
import { DeckStats } from '#features/decks/reading/stats/deck-stats.tsx';
import { DeckVerdict } from '#features/decks/reading/verdict/deck-verdict.tsx';
import { DeckMeta } from '#features/meta/result-meta/deck/lazy-deck-meta.ts';
import { TournamentResults } from '#features/tournaments/results/lazy-results.ts';
import { readsOfDeck } from '#decks/api/deck-counts.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { deckReasonText, deckText, refusalText } from '#lib/message-text.ts';
import { usePricesShown } from '#lib/preference-stores.ts';
import { useNear } from '#lib/use-near.ts';
import { useIsContentDue } from '#lib/when-idle.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Markdown } from '#ui/markdown/markdown.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { DeckContents, type ContentsView } from './deck-contents.tsx';
import { DeckDialogs, type DeckPageDialog } from './deck-dialogs.tsx';
import { DeckHeader } from './deck-header.tsx';
import { listOriginals } from './list-originals.ts';

/** Why the deck is hidden. Moderators can restore it. */
function RemovedNotice({ deck }: { deck: DeckAnswer }) {
  const { t } = useLingui();
  const user = useUser();
  const params = { game: deck.game, deckId: deck.id };
  const { mutate, isPending } = useApiWrite('DELETE /api/admin/games/:game/decks/:deckId/removal', {
    invalidates: [readsOfDeck(deck.game, deck.id)],
  });
  if (deck.moderation === null) return null;
  const { reason } = deck.moderation;
  return (
    <Notice
      tone="warn"
      title={t`A moderator has hidden this deck.`}
      action={
        <>
          {can(user, 'content.moderate', {}) && (
            <Button busy={isPending} onClick={() => mutate({ params })}>
              <Trans>Restore deck</Trans>
            </Button>
          )}
          {can(user, 'content.appeal', { ownerId: deck.owner.id }) && (
            <Suspense>
              <AppealState
                contentType="deck"
                contentId={deck.id}
                game={deck.game}
                removedAt={deck.moderation.at}
              />
            </Suspense>
          )}
        </>
      }
    >
      {reason !== null && <>{t`Reason: ${reason}`} </>}
      {t`Its owner can keep editing it; nobody else sees it until a moderator restores it.`}
    </Notice>
  );
}

type DeckAsideProps = { deckId: string; document: DeckDocument; cards: DeckCards };

/** Statistics, missing cards and a test hand. */
function DeckAside({ deckId, document, cards }: DeckAsideProps) {
  const { t } = useLingui();
  const { features } = useGameConfig();
  const copy = useCopy();
  // On a phone it is far below the cards.
  const [ref, isNear] = useNear<HTMLElement>();
  return (
    <aside ref={ref} className="deck-body__aside" aria-label={t`Statistics`}>
      {isNear && <DeckStats deck={document.cards} cards={cards} />}
      {isNear && cards.isComplete && features.collection === 'live' && (
        <Suspense>
          <LazyFinishDeck
            deckId={deckId}
            deck={document.cards}
            originalIds={listOriginals(document.cards, cards)}
            onCopy={(text) => void copy(text)}
          />
        </Suspense>
      )}
      {isNear && cards.isComplete && (
        <Panel heading={t`Sample hand`}>
          <div className="deck-body__hand">
            <TestHand deck={document.cards} cards={cards} />
          </div>
        </Panel>
      )}
    </aside>
  );
}

const DeckModal = lazyPart('deck-modal', () => import('./deck-modal.tsx').then((m) => m.DeckModal));

const PRICE_FORMAT = { style: 'currency', currency: 'USD' } as const;

/** The whole deck: header, cards in three views, statistics and a test hand. */
export function DeckView({ deck }: { deck: DeckAnswer }) {
  const { t, i18n } = useLingui();
  const config = useGameConfig();
  const withPrices = usePricesShown();
  const document = toDocument(deck);
  const cards = useDeckRules(document.cards);
  const [view, setView] = useState<ContentsView>('stacks');
  const [dialog, setDialog] = useState<DeckPageDialog | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const { rules } = cards;
  // On a phone it waits for the cards above, which would push it down.
  const isSettled = useDeferredValue(cards.isComplete || cards.fault !== null);
  const isPageSettled = useIsContentDue();
  const lines = listZoneLines(rules, document.cards, getMainZone(config));
  const { cards: count, unique, price } = computeStatistics(rules, lines);
  const verdict = cards.isComplete ? judgeDeck(rules, document) : null;
  const reasons = (verdict?.reasons ?? [])
    .map(({ code, params }) => deckReasonText(code, params))
    .join(' · ');
  return (
    <div className="deck-page">
      <DeckHeader deck={deck} document={document} cards={cards} onDialog={setDialog} />
      <div className="wrap deck-body">
        <div className="deck-body__main">
          <RemovedNotice deck={deck} />
          {deck.isLocked && (
            <Notice tone="warn" title={refusalText('DECK_LOCKED')}>
              {t`Clone it to make your own version.`}
            </Notice>
          )}
          {deck.isFanMade && <Notice tone="warn" title={deckText('fanMade')} />}
          <div className="deck-body__verdict">
            {verdict?.name === 'legal' && <DeckVerdict verdict={verdict} />}
            {verdict && verdict.name !== 'legal' && (
              <Notice
                tone={verdict.name === 'illegal' ? 'warn' : 'info'}
                title={
                  verdict.name === 'illegal'
                    ? t`Not legal today: ${reasons}`
                    : t`Unfinished: ${reasons}`
                }
              />
            )}
          </div>
          <div className="deck-tools">
            <Segmented
              label={t`View`}
              value={view}
              onChange={setView}
              options={[
                { value: 'stacks', label: t`Stacks`, icon: <Layers size={16} /> },
                { value: 'list', label: t`List`, icon: <Rows3 size={16} /> },
                { value: 'text', label: t`Text`, icon: <AlignLeft size={16} /> },
              ]}
            />
            <p className="deck-tools__sum">
              {plural(count, { one: '# card', other: '# cards' })} · {t`${unique} unique`}
              {withPrices && cards.isComplete && <> · {i18n.number(price.total, PRICE_FORMAT)}</>}
            </p>
          </div>
          <DeckContents
            view={view}
            document={document}
            cards={cards}
            onOpen={setOpen}
            onExport={() => setDialog('export')}
          />
          {document.notes.trim() !== '' && (
            <section className="deck-notes-view" aria-labelledby="deck-notes-title">
              <h2 id="deck-notes-title">{t`Notes`}</h2>
              <Markdown text={document.notes} level={3} />
            </section>
          )}
        </div>
        {isSettled && <DeckAside deckId={deck.id} document={document} cards={cards} />}
        {isSettled && (
          <div className="deck-body__talk">
            <Suspense>
              {isPageSettled && (
                <DeckMeta lines={lines} cards={cards} said={document.archetype}>
                  <TournamentResults of={{ deckId: deck.id }}>
                    <LinkedContents asked={{ deck: deck.id }}>
                      <Comments
                        target={{ game: config.gameid, contentType: 'deck', contentId: deck.id }}
                      />
                    </LinkedContents>
                  </TournamentResults>
                </DeckMeta>
              )}
            </Suspense>
          </div>
        )}
      </div>
      <PrintSheet deck={deck} document={document} cards={cards} />
      <DeckDialogs
        dialog={dialog}
        deck={deck}
        document={document}
        cards={cards}
        onClose={() => setDialog(null)}
      />
      {open !== null && (
        <Suspense>
          <DeckModal
            document={document}
            cards={cards}
            cardno={open}
            onStep={setOpen}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
