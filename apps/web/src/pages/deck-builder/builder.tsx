import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { useDeckState } from '#features/decks/editor/session/deck-session-of.ts';
import { deckAnnouncements } from '#features/decks/editor/session/deck-announcements.ts';
import { pageTitle } from '#lib/message-text.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { useValue } from '#lib/use-value.ts';
import { BuilderDialogs, type BuilderDialog } from '../decks/deck-builder/builder-dialogs.tsx';
import { BuilderRail } from './builder-rail.tsx';
import { DeckPanel } from '../decks/deck-builder/deck-panel.tsx';
import { PhoneDeck } from '../decks/deck-builder/phone-deck.tsx';
import { Pool } from './pool.tsx';
import { useShareRequest } from './use-share-request.ts';
import { useBuilderKeys } from './use-builder-keys.ts';
import { useInsights } from '../decks/deck-builder/use-insights.ts';
import '../decks/deck-builder/builder.css';

export type BuilderProps = {
  /** False for a deck of somebody else: it is read, and can be cloned. */
  canEdit: boolean;
};

/** The pool beside the deck; on narrow windows the deck lies in a dock below it. */
export function Builder({ canEdit }: BuilderProps) {
  const { i18n } = useLingui();
  const { history, stored } = useDeckState();
  const document = history.present;
  const cards = useDeckRules(document.cards);
  const isNarrow = useMedia(NARROW_QUERY);
  const [isFiltering, setFiltering] = useState(false);
  const [dialog, setDialog] = useState<BuilderDialog | null>(null);
  useShareRequest(() => setDialog('share'));
  const announcement = useValue(deckAnnouncements);
  const insight = useInsights(document.cards, cards, canEdit);
  useBuilderKeys({ canEdit, onFilters: () => setFiltering(!isFiltering), onDialog: setDialog });
  const panel = { document, cards, canEdit, insight, onDialog: setDialog };
  return (
    <div
      className="builder"
      data-filters={isFiltering && !isNarrow ? '' : undefined}
      data-read-only={canEdit ? undefined : ''}
    >
      <h1 className="sr-only" lang={i18n.locale}>
        {pageTitle(stored ? 'editDeck' : 'build')}
      </h1>
      {!isNarrow && canEdit && (
        <BuilderRail
          isFiltering={isFiltering}
          onFilters={() => setFiltering(!isFiltering)}
          onDialog={setDialog}
        />
      )}
      {canEdit && (
        <Pool
          deck={document.cards}
          rules={cards.rules}
          isPanelOpen={isFiltering}
          onPanelChange={setFiltering}
        />
      )}
      {isNarrow ? (
        <PhoneDeck {...panel} />
      ) : (
        <aside className="builder__deck">
          <DeckPanel {...panel} />
        </aside>
      )}
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <BuilderDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        document={document}
        cards={cards}
      />
    </div>
  );
}
