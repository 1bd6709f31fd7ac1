import type { Card } from '@deckframe/domain/card';
import { seriesOfCustomCard } from '@deckframe/domain/cards/catalogue/card-number';
import { encodeFilters } from '@deckframe/domain/filter-url/filter-url';
import { encodeSeries } from '@deckframe/domain/filter-url/list-address';
import { EMPTY_FILTER_STATE, filterKeyOf } from '@deckframe/domain/filter/filter-state';
import type { GameConfig } from '@deckframe/domain/game-config';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { CardFace } from '#catalogue/card-face.tsx';
import { findSeriesByValue } from '#catalogue/card-value.ts';
import { CardDetails, CardKind } from '#catalogue/details/card-details.tsx';
import { Printings } from '#catalogue/details/printings.tsx';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useCards, usePrintings } from '#catalogue/use-cards.ts';
import { LazyCardCollection } from '#features/collection/card/lazy-card-collection.tsx';
import { CardStars } from '#features/community/lazy-card-stars.tsx';
import { Comments } from '#features/community/lazy-community.tsx';
import { LinkedContents } from '#features/creators/contents/lazy-contents.ts';
import { PageAds } from '#features/site/ads/page-ads.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { webText } from '#lib/message-text.ts';
import { useIsContentDue } from '#lib/when-idle.ts';
import { buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CardActions } from './card-actions.tsx';
import { CardAside } from './card-aside.tsx';
import { CardNeighbors } from './card-neighbors.tsx';
import { RelatedCards } from './related-cards.tsx';
import { findNameSearch } from './related-searches.ts';
import { useSpelling } from './use-spelling.ts';
import './card-page.css';

/** Returns the selectable series of a card. */
function findSeriesOf(
  { series }: GameConfig,
  card: Card,
): { code: string; name: string } | undefined {
  const code = Object.keys(series)
    .filter((one) => card.series === one || card.cardno.startsWith(one))
    .sort((left, right) => right.length - left.length)[0];
  const entry = code === undefined ? undefined : series[code];
  return code !== undefined && entry ? { code, name: entry.name } : undefined;
}

function toSeriesSearch(code: string): Record<string, string> {
  return { series: encodeSeries([code]) };
}

/** The list's address with one filter set; undefined if there is no such filter. */
function toValueSearch(
  { filters }: GameConfig,
  column: string,
  value: string,
): Record<string, string> | undefined {
  const filter = filters.find((one) => one.property === column && one.type === 'OptionSet');
  if (!filter) return undefined;
  const state = { ...EMPTY_FILTER_STATE, optionSets: { [filterKeyOf(filter)]: [value] } };
  return Object.fromEntries(encodeFilters(state, filters));
}

/** Reserves space for collection fields. */
const ENTRY_HEIGHT = 224;

/** A fan-made card shows its series. */
export function CardPage() {
  const { cardno = '' } = useParams({ strict: false });
  const series = seriesOfCustomCard(cardno);
  return series === undefined ? (
    <OfficialCard cardno={cardno} />
  ) : (
    <Navigate to="/custom" search={{ series }} replace />
  );
}

/** A card with face, printings, fields and related content. */
function OfficialCard({ cardno }: { cardno: string }) {
  const { t } = useLingui();
  const { cards, fault, note, retry } = useCards([cardno]);
  const card = cards?.[0];
  // Renders the body in slices.
  const isBodyDue = useDeferredValue(card !== undefined);
  if (fault !== null) {
    return (
      <div className="wrap card-page">
        <ErrorState
          level={1}
          title={t`The card did not load`}
          message={webText('cardFailed', { message: fault })}
          onRetry={retry}
        />
      </div>
    );
  }
  if (cards && !card) return <UnknownCard cardno={cardno} />;
  return (
    <div className="wrap card-page" aria-busy={!card}>
      {note && <Notice tone="warn" title={note} />}
      {card && isBodyDue ? <CardBody card={card} /> : <LoadingBody />}
      <PageAds />
    </div>
  );
}

/** Redirects a number with different spelling to its card. */
function UnknownCard({ cardno }: { cardno: string }) {
  const { t } = useLingui();
  const { spelling, isAsking } = useSpelling(cardno);
  if (spelling !== null) {
    return <Navigate to="/cards/$cardno" params={{ cardno: spelling }} search replace />;
  }
  if (isAsking) {
    return (
      <div className="wrap card-page" aria-busy="true">
        <LoadingBody />
      </div>
    );
  }
  return (
    <div className="wrap card-page">
      <EmptyState
        level={1}
        title={t`Card not found`}
        action={
          <Link to="/cardlist" className={buttonClassName({ variant: 'primary' })}>
            <Trans>Browse cards</Trans>
          </Link>
        }
      >
        <Trans>No card of this game has the number {cardno}.</Trans>
      </EmptyState>
    </div>
  );
}

function CardBody({ card }: { card: CatalogueCard }) {
  const { t } = useLingui();
  const config = useGameConfig();
  const user = useUser();
  const hasSettled = useIsContentDue();
  const printings = usePrintings([card.originalid]);
  const series = findSeriesOf(config, card);
  useCardTitle(card.name, config.gamename);
  return (
    <>
      <div className="card-top">
        <nav className="card-crumbs" aria-label={t`Breadcrumb`}>
          <Link to="/cardlist">
            <Trans>Cards</Trans>
          </Link>
          <ChevronRight size={14} aria-hidden="true" />
          {series && (
            <>
              <Link to="/cardlist" search={toSeriesSearch(series.code)}>
                {series.name}
              </Link>
              <ChevronRight size={14} aria-hidden="true" />
            </>
          )}
          <span aria-current="page">{card.name}</span>
        </nav>
        <CardNeighbors card={card} />
      </div>
      <div className="card-page__grid">
        <div className="card-page__face">
          <CardFace card={card} eager sizes="(max-width: 768px) 80vw, 372px" />
          {printings.cards && printings.cards.length > 1 && (
            <Printings cards={printings.cards} current={card.cardno} />
          )}
        </div>
        <div className="card-page__words">
          <CardKind card={card} />
          <h1 className="card-page__name">{card.name}</h1>
          <div className="card-page__stars">
            <Suspense>
              <CardStars card={{ game: config.gameid, cardno: card.originalid }} />
            </Suspense>
          </div>
          <CardDetails
            card={card}
            renderValue={(column, value) => <FieldValue column={column} value={value} />}
          />
          <CardActions card={card} />
          {user && config.features.collection !== 'hidden' && (
            <Suspense fallback={<Skeleton height={ENTRY_HEIGHT} />}>
              <LazyCardCollection card={card} />
            </Suspense>
          )}
        </div>
        <CardAside card={card} />
      </div>
      <RelatedCards card={card} />
      <div className="card-page__talk">
        <Suspense>
          {hasSettled && (
            <LinkedContents asked={{ card: card.cardno }}>
              <Comments
                target={{ game: config.gameid, contentType: 'card', contentId: card.originalid }}
              />
            </LinkedContents>
          )}
        </Suspense>
      </div>
    </>
  );
}

/** `[Ilse Varga]` names a card. */
const NAMED_CARD = /^\[([^\]]+)\]$/;

/** Links a value to the cards that share it, or to the card that it names. */
function FieldValue({ column, value }: { column: string; value: string }) {
  const config = useGameConfig();
  const named = NAMED_CARD.exec(value)?.[1];
  const query = named === undefined ? undefined : findNameSearch(config, named);
  const search = query === undefined ? toValueSearch(config, column, value) : { search: query };
  const series = column === config.series_column ? findSeriesByValue(config, value) : undefined;
  const words = named ?? series?.name ?? value;
  if (!search) return words;
  return (
    <Link to="/cardlist" search={search} className="card-page__value">
      {words}
    </Link>
  );
}

/** Sets the title when the card is loaded. */
function useCardTitle(name: string, gamename: string): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      document.title = `${name} · ${gamename} · Deckframe`;
    });
    return () => cancelAnimationFrame(frame);
  }, [name, gamename]);
}

function LoadingBody() {
  const { t } = useLingui();
  return (
    <>
      <div className="card-top" />
      <div className="card-page__grid">
        <Skeleton shape="card" className="card-page__face" />
        <div className="card-page__words">
          <h1 className="sr-only">{t`Loading`}</h1>
          <Skeleton shape="line" width="40%" />
          <Skeleton shape="line" width="70%" height={36} />
          <Skeleton height={72} />
          <Skeleton shape="line" width="92%" />
          <Skeleton shape="line" width="80%" />
        </div>
      </div>
    </>
  );
}
