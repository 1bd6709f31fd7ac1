import { DECK_TEXT_LIMITS, type DeckDocument, countCards } from '@deckframe/domain/decks/deck/deck';
import { getMainZone, listZoneLines } from '@deckframe/domain/decks/deck/deck-rules';
import { judgeDeck } from '@deckframe/domain/decks/deck/judge-deck';
import type { DeckZone } from '@deckframe/domain/game-config-deck';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState, type DragEvent } from 'react';
import { useDeckCardBook } from '#decks/cards/use-deck-card-book.ts';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { targetZoneStore } from '#features/decks/editor/session/deck-actions.ts';
import { useDeckActions } from '#features/decks/editor/session/use-deck-actions.ts';
import { useTextEdit } from '#features/decks/editor/session/use-text-edit.ts';
import { DeckVitals } from '#features/decks/reading/stats/deck-vitals.tsx';
import { DeckVerdict } from '#features/decks/reading/verdict/deck-verdict.tsx';
import { ListSuggestions } from '#features/meta/result-meta/deck/lazy-deck-meta.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { TextAreaField } from '#ui/field.tsx';
import { Markdown } from '#ui/markdown/markdown.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { BuilderDialog } from './builder-dialogs.tsx';
import { DeckFacts, DeckHead } from './deck-head.tsx';
import { DeckStatus } from './deck-status.tsx';
import { isCardDragged, readDroppedCard } from './drag-card.ts';
import type { DeckInsight } from './use-insights.ts';
import { ZoneTab } from './zone-tab.tsx';
import './deck-panel.css';

type DeckNotesProps = { document: DeckDocument; canEdit: boolean };

/** The owner's notes. */
function DeckNotes({ document, canEdit }: DeckNotesProps) {
  const { t } = useLingui();
  const edit = useTextEdit('notes');
  const [mode, setMode] = useState<'write' | 'read'>(canEdit ? 'write' : 'read');
  const { notes } = document;
  return (
    <div className="deck-notes">
      {canEdit && (
        <Segmented
          label={t`Notes`}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'write', label: t`Edit` },
            { value: 'read', label: t`Preview` },
          ]}
        />
      )}
      {mode === 'write' ? (
        <TextAreaField
          label={t`Notes`}
          labelHidden
          hint={t`**bold**, *italic*, # heading, - list, [link](https://…)`}
          value={notes}
          maxLength={DECK_TEXT_LIMITS.notes}
          {...edit}
        />
      ) : notes.trim() === '' ? (
        <p className="deck-empty">{t`No notes yet.`}</p>
      ) : (
        <Markdown text={notes} level={2} />
      )}
    </div>
  );
}

const DeckStats = lazyPart('deck-stats', () =>
  import('#features/decks/reading/stats/deck-stats.tsx').then((m) => m.DeckStats),
);

export type DeckPanelProps = {
  document: DeckDocument;
  cards: DeckCards;
  canEdit: boolean;
  insight: DeckInsight | null;
  onDialog: (dialog: BuilderDialog) => void;
  /** In a sheet, the bar above has name, Save and undo. */
  isSheet?: boolean;
  /** Called when the pool shows cards for an empty slot. */
  onChoose?: () => void;
};

/** The deck: name, verdict, and cards by zone. */
export function DeckPanel(props: DeckPanelProps) {
  const { document, cards, canEdit, insight, onDialog, isSheet = false } = props;
  const { t } = useLingui();
  const config = useGameConfig();
  const book = useDeckCardBook();
  const actions = useDeckActions();
  const [tab, setTab] = useState(getMainZone(config).id);
  const [isOver, setOver] = useState(false);
  const played = config.zones.filter((zone) => zone.notPlayed !== true);
  const asides = config.zones.filter((zone) => zone.notPlayed === true);
  const main = getMainZone(config);
  const names: Record<DeckZone['field'], string> = {
    decklist_content: t({ message: 'Main', context: 'zone' }),
    resourcedeck: t`Resources`,
    considering: t`Considering`,
    sidedeck: t`Side`,
  };
  const zoneTab = (zone: DeckZone, zones: readonly DeckZone[]) => ({
    value: zone.id,
    label: names[zone.field],
    count: countCards(listZoneLines(cards.rules, document.cards, zone)),
    panel: (
      <ZoneTab
        document={document}
        cards={cards}
        canEdit={canEdit}
        zones={zones}
        onChoose={props.onChoose}
        insight={zone.id === main.id ? insight : null}
        onReview={() => choose(asides.find(({ field }) => field === 'considering')?.id ?? main.id)}
      />
    ),
  });
  const choose = (value: string) => {
    setTab(value);
    // Added cards go to the visible zone.
    targetZoneStore.set(asides.some(({ id }) => id === value) ? value : null);
  };
  const drop = canEdit && {
    onDragOver: (event: DragEvent) => {
      if (!isCardDragged(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!isCardDragged(event)) return;
      event.preventDefault();
      const card = book.find(readDroppedCard(event));
      if (card) actions.add(card);
    },
  };
  return (
    <div className="deck-panel" data-over={isOver ? '' : undefined} {...drop}>
      {isSheet ? (
        <DeckFacts document={document} cards={cards} canEdit={canEdit} onDialog={onDialog} />
      ) : (
        <DeckHead document={document} cards={cards} canEdit={canEdit} onDialog={onDialog} />
      )}
      <div className="deck-panel__vitals">
        <DeckVitals deck={document.cards} cards={cards} withLabels />
        {cards.isComplete && <DeckVerdict verdict={judgeDeck(cards.rules, document)} />}
      </div>
      <Tabs
        label={t`Parts of the deck`}
        value={tab}
        onChange={choose}
        items={[
          zoneTab(main, played),
          ...asides
            .toSorted((left, right) => left.field.localeCompare(right.field))
            .map((zone) => zoneTab(zone, [zone])),
          {
            value: 'stats',
            label: t`Stats`,
            panel: (
              <div className="deck-panel__page">
                <Suspense>
                  <DeckStats deck={document.cards} cards={cards} />
                  <ListSuggestions
                    lines={listZoneLines(cards.rules, document.cards, main)}
                    cards={cards}
                    said={document.archetype}
                    onAdd={canEdit ? (card) => actions.add(card) : null}
                  />
                </Suspense>
              </div>
            ),
          },
          {
            value: 'notes',
            label: t`Notes`,
            panel: <DeckNotes document={document} canEdit={canEdit} />,
          },
        ]}
      />
      {!isSheet && <DeckStatus canEdit={canEdit} />}
    </div>
  );
}
