import { countActiveFilters } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import {
  Dices,
  Download,
  Import,
  Keyboard,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { useState, useEffect, useRef } from 'react';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { useSaveDeck } from '#features/decks/editor/save/use-save-deck.ts';
import { shareRequests } from '#features/decks/editor/save/use-saved-offers.ts';
import { deckAnnouncements } from '#features/decks/editor/session/deck-announcements.ts';
import { useDeckState, useDeckSession } from '#features/decks/editor/session/deck-session-of.ts';
import { useAppServices } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { BUILDER_HOTKEYS } from '#features/decks/editor/keys/builder-hotkeys.ts';
import { dialogOf, isTyping, useHotkeys } from '#lib/hotkeys.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { useValue } from '#lib/use-value.ts';
import { BuilderDialogs, type BuilderDialog } from './builder-dialogs.tsx';
import { DeckPanel } from './deck-panel.tsx';
import { PhoneDeck } from './phone-deck.tsx';
import { usePoolState } from './pool-state.ts';
import { Pool } from './pool.tsx';
import { useInsights } from './use-insights.ts';
import './builder.css';

type BuilderRailProps = {
  isFiltering: boolean;
  onFilters: () => void;
  onDialog: (dialog: BuilderDialog) => void;
};

/** Buttons at the edge of the builder. */
function BuilderRail({ isFiltering, onFilters, onDialog }: BuilderRailProps) {
  const { t } = useLingui();
  const { openDialog } = useAppServices();
  const active = countActiveFilters(usePoolState().filters);
  return (
    <nav className="builder__rail" aria-label={t`Deck builder`}>
      <RailButton
        icon={SlidersHorizontal}
        label={t`Filters`}
        pressed={isFiltering}
        count={active}
        onClick={onFilters}
      />
      <RailButton icon={Import} label={t`Import`} onClick={() => onDialog('import')} />
      <RailButton icon={Download} label={t`Export`} onClick={() => onDialog('export')} />
      <RailButton icon={Dices} label={t`Hand`} onClick={() => onDialog('hand')} />
      <RailButton
        icon={Keyboard}
        label={t`Keys`}
        className="rail-button--last"
        onClick={() => openDialog.set('keys')}
      />
    </nav>
  );
}

type RailButtonProps = {
  icon: LucideIcon;
  label: string;
  pressed?: boolean;
  count?: number;
  className?: string;
  onClick: () => void;
};

function RailButton({
  icon: Icon,
  label,
  pressed,
  count = 0,
  className,
  onClick,
}: RailButtonProps) {
  return (
    <button
      type="button"
      className={`rail-button ${className ?? ''}`}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden="true" />
      {label}
      {count > 0 && <span className="rail-button__dot">{count}</span>}
    </button>
  );
}

type BuilderKeyHandlers = {
  canEdit: boolean;
  onFilters: () => void;
  onDialog: (dialog: BuilderDialog) => void;
};

/** How long `G` waits for its second key, which the builder then ignores. */
const SEQUENCE_MS = 1500;

/** The builder's keyboard shortcuts. */
function useBuilderKeys({ canEdit, onFilters, onDialog }: BuilderKeyHandlers): void {
  const session = useDeckSession();
  const save = useSaveDeck();
  const lastG = useRef(-SEQUENCE_MS);
  const actions = { jump, filters: onFilters, hand: () => onDialog('hand') };
  const chords: Readonly<Record<string, (() => void) | false>> = {
    s: canEdit && (() => void save()),
    e: () => onDialog('export'),
    i: canEdit && (() => onDialog('import')),
  };
  useHotkeys((event) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      const change = { z: event.shiftKey ? session.redo : session.undo, y: session.redo }[key];
      const act = (!isTyping(event) && change) || chords[key];
      if (act) act();
      return Boolean(act);
    }
    const isSequence = event.timeStamp - lastG.current < SEQUENCE_MS;
    if (key === 'g') lastG.current = event.timeStamp;
    if (event.altKey || isTyping(event) || dialogOf(event.target) || isSequence) return false;
    const action = singleKeysStore.get() && BUILDER_HOTKEYS[key];
    if (action) actions[action]();
    return Boolean(action);
  });
}

/** Moves the focus between pool and deck. */
function jump(): void {
  const inDeck = Boolean(document.activeElement?.closest('.deck-panel'));
  const target = inDeck
    ? document.querySelector<HTMLElement>('.pool [data-index][tabindex="0"]')
    : document.querySelector<HTMLElement>('.deck-panel .deck-row__main');
  target?.focus();
}

/** Calls `share` when the member asks to share a just published deck. */
function useShareRequest(share: () => void): void {
  const latest = useRef(share);
  useEffect(() => {
    latest.current = share;
  });
  useEffect(() => shareRequests.subscribe(() => latest.current()), []);
}

export type BuilderProps = {
  /** False for another member's deck, which can be viewed and cloned. */
  canEdit: boolean;
};

/** Card pool beside the deck. In narrow windows the deck is a dock below. */
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
