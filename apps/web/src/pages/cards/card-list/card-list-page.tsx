import { isCustomSeriesId } from '@deckframe/domain/cards/catalogue/card-number';
import type { ListAddress } from '@deckframe/domain/filter-url/list-address';
import { mergeFilterStates, EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { useLingui, Trans } from '@lingui/react/macro';
import { ExternalLink, Pin } from 'lucide-react';
import { Suspense, useState, useEffect, useRef } from 'react';
import { CatchBoundary, Link, Navigate, useRouterState } from '@tanstack/react-router';
import { CardFace } from '#catalogue/card-face.tsx';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { usePreviewTarget } from '#catalogue/previews/preview-target.ts';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import { useCardSearch } from '#catalogue/use-card-search.ts';
import type { Catalogue } from '#catalogue/use-catalogue.ts';
import { CardBrowser, type CardBrowserProps } from '#features/cards/card-browse/card-browser.tsx';
import { isSameFilters } from '#features/cards/card-browse/filters/query-draft.ts';
import { readStoredFilters } from '#features/cards/card-browse/filters/stored-filters.ts';
import { tellFilterError } from '#features/cards/card-browse/filters/tell-filter-error.ts';
import type { CardUses } from '#features/cards/card-browse/views/card-results.tsx';
import { ReportCardButton } from '#features/cards/card-report/report-card-button.tsx';
import {
  findCustomSeries,
  readStoredSeries,
  storeSeries,
} from '#features/cards/series-picker/list-series.ts';
import { SeriesPicker } from '#features/cards/series-picker/series-picker.tsx';
import { OwnedCount } from '#features/collection/card/owned-count.tsx';
import { listModeStore } from '#features/collection/mode/list-mode.ts';
import { AddToDeckButton } from '#features/decks/editor/add/add-to-deck-button.tsx';
import { readRecentDecks } from '#features/decks/lists/recent-decks.ts';
import { PageAds } from '#features/site/ads/page-ads.tsx';
import { useAdSlots } from '#features/site/ads/use-ad-slots.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { errorText, pageTitle, webText } from '#lib/message-text.ts';
import { useLocalSettings, useUserPreferences } from '#lib/preference-stores.ts';
import { useValue } from '#lib/use-value.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { LoadingPart } from '#ui/loading-part.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import {
  ALL_SERIES,
  INITIAL_LIST_STATE,
  nextListState,
  type ListEvent,
  type SeriesChoice,
} from './list-state.ts';
import { listUnknownSeries, UnknownSeries } from './unknown-series.tsx';
import { useListAddress } from './use-list-address.ts';
import './card-list-page.css';

/** Switches between browsing and counting. */
function ListModes() {
  const { t } = useLingui();
  return (
    <Segmented
      className="list-modes"
      label={t`Mode`}
      value={useValue(listModeStore)}
      onChange={listModeStore.set}
      options={[
        { value: 'browse', label: t`Browse` },
        { value: 'collect', label: t`Collect` },
      ]}
    />
  );
}

/** Loaded for counting cards or viewing a collection. */
const LazyCollectionList = lazyPart(
  'collection-list',
  () => import('./collection-list.tsx').then((m) => m.CollectionList),
  { texts: 'collection' },
);

/** A visitor without `user` has no trade list. */
function TradeListDoor() {
  const { t } = useLingui();
  const here = useRouterState({ select: ({ location }) => location.href });
  return (
    <div className="wrap card-list-choice">
      <EmptyState
        level={2}
        title={t`Your trade list`}
        action={
          <Link
            to="/login"
            search={{ redirect: here }}
            className={buttonClassName({ variant: 'primary', size: 'lg' })}
          >
            {t`Log in`}
          </Link>
        }
      >
        {t`This list shows the cards that you marked for trading. Log in to see yours.`}
      </EmptyState>
    </div>
  );
}

/** Cards or a collection. */
function ListBody({ address, ...browser }: CardBrowserProps & { address: ListAddress }) {
  const { features } = useGameConfig();
  const user = useUser();
  const mode = useValue(listModeStore);
  const slot = useAdSlots();
  const { user: owner, tradeList } = address;
  const isOpen = features.collection !== 'hidden';
  if (isOpen && tradeList && owner === undefined && user === null) return <TradeListDoor />;
  const isOwn = user !== null && (mode === 'collect' || tradeList);
  const modes = isOpen && user !== null && owner === undefined && !tradeList && <ListModes />;
  // A collection is counted without ads.
  if (!isOpen || (owner === undefined && !isOwn)) {
    return (
      <>
        <CardBrowser {...browser} uses={{ ...browser.uses, slot }} modes={modes} />
        <PageAds />
      </>
    );
  }
  const standIn = <CardBrowser {...browser} modes={modes} />;
  const list = (
    <LazyCollectionList {...browser} modes={modes} owner={owner} tradesOnly={tradeList} />
  );
  // A stand-in would show the wrong cards.
  if (owner !== undefined) return <Suspense fallback={standIn}>{list}</Suspense>;
  return (
    <LoadingPart controls="a[data-index]" standIn={standIn}>
      {list}
    </LoadingPart>
  );
}

const SHOWN = 10;

/** A row of the newest cards, if switched on. */
function NewSection({ catalogue }: { catalogue: Catalogue }) {
  const previewProps = usePreviewTarget();
  const found = useCardSearch(catalogue, {
    filters: { ...EMPTY_FILTER_STATE, search: 'is:new' },
    sort: { newFirst: true },
    groupAlternates: true,
  });
  const rows = [...found.rows.subarray(0, SHOWN)];
  const cards = useCardRows(catalogue.view, found.generation, rows);
  if (found.total === 0) return null;
  return (
    <section className="new-section" aria-labelledby="new-section-title">
      <h2 id="new-section-title" className="new-section__title">
        <Trans>New cards</Trans>
      </h2>
      <ul className="new-section__row">
        {cards
          .filter((card) => card !== undefined)
          .map((card) => (
            <li key={card.cardno}>
              <Link
                to="/cards/$cardno"
                params={{ cardno: card.cardno }}
                className="tile__face"
                {...previewProps(card)}
              >
                <CardFace card={card} sizes="120px" />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

type ListActionsProps = { card: CatalogueCard; onClose: () => void };

/** Actions of the list's open card. */
function ListActions({ card, onClose }: ListActionsProps) {
  const { t } = useLingui();
  return (
    <div className="list-actions">
      <AddToDeckButton card={card} />
      <Link to="/cards/$cardno" params={{ cardno: card.cardno }} className={buttonClassName()}>
        <ExternalLink size={16} aria-hidden="true" />
        {t`Open page`}
      </Link>
      <Button
        icon={<Pin size={16} />}
        onClick={() => {
          onClose();
          cardPreviews.send({ kind: 'pin', card });
        }}
      >
        {t`Pin preview`}
      </Button>
      <ReportCardButton key={card.cardno} card={card}>{t`Report an error`}</ReportCardButton>
    </div>
  );
}

/** Applies stored filters; the address overrides them. */
function useStoredFilters(list: ReturnType<typeof useListAddress>): void {
  const config = useGameConfig();
  const atStart = useRef(list);
  useEffect(() => {
    const { filters, change } = atStart.current;
    const merged = mergeFilterStates(readStoredFilters(localStore, config), filters);
    if (isSameFilters(merged, filters)) return;
    void tellFilterError('filterStoreFailed', () => change({ filters: merged, isTyping: true }));
  }, [config]);
}

const CARD_USES: CardUses = {
  owned: ({ cardno }) => <OwnedCount cardno={cardno} />,
  modalActions: (card, close) => <ListActions card={card} onClose={close} />,
};
const CustomPicker = lazyPart(
  'custom-picker',
  async () => {
    const { PublicSeries } = await import('#features/creators/custom-cards/public-series.tsx');
    return PublicSeries;
  },
  { texts: 'community' },
);
const RecentDecks = lazyPart(
  'recent-decks',
  async () => {
    const { RecentRow } = await import('#features/decks/lists/recent-row.tsx');
    return RecentRow;
  },
  { texts: 'decks' },
);

/** Recently opened decks. Reserves their height while the code loads. */
function RecentStrip() {
  const { gameid } = useGameConfig();
  const { displayBookmarks } = useLocalSettings();
  const [hasRecent] = useState(() => readRecentDecks(localStore, gameid).length > 0);
  if (!displayBookmarks || !hasRecent) return null;
  return (
    <div className="card-list-recent">
      <CatchBoundary getResetKey={() => gameid} errorComponent={() => null}>
        <Suspense>
          <RecentDecks />
        </Suspense>
      </CatchBoundary>
    </div>
  );
}
const drawRecent = () => <RecentStrip />;
const drawNewCards = (catalogue: Catalogue) => (
  <>
    <RecentStrip />
    <NewSection catalogue={catalogue} />
  </>
);

/** Fan-made series are not in the catalogue, so their address leads to their own page. */
export function CardListPage() {
  const { customSeries } = useListAddress().address;
  const series = customSeries.find((name) => isCustomSeriesId(name));
  return series === undefined ? (
    <OfficialCards />
  ) : (
    <Navigate to="/custom" search={{ series }} replace />
  );
}

/** First a series choice if the game requires it, then search. */
function OfficialCards() {
  const { i18n } = useLingui();
  const config = useGameConfig();
  const { displayNewCardsAtTop } = useUserPreferences();
  const list = useListAddress();
  const { address, series, change } = list;
  useStoredFilters(list);
  const [state, setState] = useState(INITIAL_LIST_STATE);
  const [startedBy, setStartedBy] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const apply = (what: () => void) => {
    try {
      what();
    } catch (error) {
      toasts.show({ kind: 'error', title: webText('seriesFailed', { message: errorText(error) }) });
    }
  };
  const load = (choice: SeriesChoice) => {
    const codes = choice === 'all' ? [] : choice;
    storeSeries(localStore, config, codes);
    void change({ series: codes });
  };
  const send = (event: ListEvent) =>
    apply(() => {
      const step = nextListState(state, event);
      if (step.warning) toasts.show({ kind: 'warning', title: webText('seriesMissing') });
      // Uses current state, because events may coincide.
      setState((current) => nextListState(current, event).state);
      if (step.state.mode === 'loadCards' && event.kind !== 'started') load(step.state.series);
    });

  const wanted = series.join(',');
  const custom = findCustomSeries(address.customSeries, config.series).join(',');
  const { openCustom } = address;
  const key = [wanted, custom, openCustom].join(' ');
  // The address changed.
  if (startedBy !== key) {
    setStartedBy(key);
    const start = {
      series: splitCodes(wanted),
      customSeries: splitCodes(custom),
      openCustom,
      storedSeries: readStoredSeries(localStore, config),
      seriesLoadedAtStart: config.seriesLoadedAtStart,
      pickAndSelectSeries: config.pickAndSelectSeries,
    };
    setState(nextListState(INITIAL_LIST_STATE, { kind: 'started', start }).state);
  }

  const showAll = () => {
    const isDefault = config.seriesLoadedAtStart === ALL_SERIES;
    const choice: SeriesChoice = isDefault ? 'all' : Object.keys(config.series);
    setState({ mode: 'loadCards', series: choice });
    apply(() => load(choice));
  };
  const startOver = () =>
    apply(() => {
      storeSeries(localStore, config, []);
      const empty = { filters: EMPTY_FILTER_STATE, series: [], customSeries: [] };
      // Re-reads an equal address.
      void change(empty)?.then(() => setStartedBy(null));
      // The button disappears with the list.
      heading.current?.focus();
      send({ kind: 'reset' });
    });
  const unknown = listUnknownSeries(address, config.series);
  const chooseSeries = () => {
    const isKnown = (name: string) => !unknown.includes(name);
    apply(() => void change({ customSeries: address.customSeries.filter(isKnown) }));
    send({ kind: 'hardReset' });
    heading.current?.focus();
  };
  const isChoosing = state.mode === 'selectSeries' || state.mode === 'pickMultipleSeries';
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="sr-only" lang={i18n.locale}>
        {pageTitle('cardList')}
      </h1>
      {unknown.length > 0 && (
        <UnknownSeries names={unknown} onChoose={isChoosing ? undefined : chooseSeries} />
      )}
      {isChoosing && (
        <div className="wrap card-list-choice">
          <RecentStrip />
          <SeriesPicker
            stored={readStoredSeries(localStore, config)}
            picked={state.mode === 'pickMultipleSeries' ? state.picked : null}
            custom={
              state.customOpen && (
                <Suspense>
                  <CustomPicker />
                </Suspense>
              )
            }
            onSelect={(codes) => send({ kind: 'seriesSelected', codes })}
            onToggle={(code) => send({ kind: 'seriesToggled', code })}
            onPickSeveral={() =>
              send({ kind: 'multipleChosen', picked: readStoredSeries(localStore, config) })
            }
            onApply={() => send({ kind: 'applied' })}
            onAll={showAll}
          />
        </div>
      )}
      {(state.mode === 'loadCards' || state.mode === 'loaded') && (
        <ListBody
          address={address}
          pool={{ series: state.series }}
          state={list}
          uses={CARD_USES}
          onLoaded={() => send({ kind: 'cardsLoaded' })}
          onChangeSeries={() => send({ kind: 'hardReset' })}
          onStartOver={startOver}
          lead={displayNewCardsAtTop ? drawNewCards : drawRecent}
        />
      )}
    </>
  );
}

function splitCodes(text: string): string[] {
  return text === '' ? [] : text.split(',');
}
