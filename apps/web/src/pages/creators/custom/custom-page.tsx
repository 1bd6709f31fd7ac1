import { can } from '@deckframe/domain/accounts/access/can';
import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearch, Link } from '@tanstack/react-router';
import { useMoment } from '#lib/server-rendered.ts';
import { toDeckCard } from '#decks/cards/load-custom-cards.ts';
import { Comments } from '#features/community/lazy-community.tsx';
import { customCardsQuery, type CustomCard } from '#features/creators/custom-cards/api.ts';
import { FanFace } from '#features/creators/custom-cards/fan-face.tsx';
import { createCustomSearch } from '#features/creators/custom-cards/search-custom-cards.ts';
import { useAddToDraft } from '#features/decks/editor/add/use-add-to-draft.ts';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { refusalText } from '#lib/message-text.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CardEditor } from './card-editor.tsx';
import { HiddenSeries } from './hidden-series.tsx';
import { PrintCards } from './print-cards.tsx';
import { PublishSeries } from './publish-series.tsx';
import { SeriesActions } from './series-actions.tsx';
import { SeriesDeletion } from './series-deletion.tsx';
import { SeriesInvitation, SeriesMembers } from './series-members.tsx';
import { StudioHome } from './studio-home.tsx';
import { ImportSeries } from './transfer/import-series.tsx';
import { SeriesFiles } from './transfer/series-files.tsx';
import { useSeriesOffice } from './use-series-office.ts';
import './custom-page.css';

/** Adds a copy of a fan-made card to the builder's draft. */
function AddFanCard({ card }: { card: CustomCard }) {
  const { t } = useLingui();
  const { gameid, features } = useGameConfig();
  const known = useMemo(() => toDeckCard(gameid, card), [gameid, card]);
  const { add, prepare } = useAddToDraft(known);
  const { name } = card;
  if (features.deckBuilder !== 'live') return null;
  return (
    <Button
      size="sm"
      icon={<Plus size={14} />}
      aria-label={t`Add to deck: ${name}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void add()}
    >
      {t`Add to deck`}
    </Button>
  );
}

/** The same page for deleted, unpublished, hidden, foreign and unknown series. */
function GoneSeries() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      title={refusalText('CUSTOM_SERIES_NOT_FOUND')}
      action={
        <Link to="/custom" className={buttonClassName({ variant: 'primary' })}>
          {t`All fan-made series`}
        </Link>
      }
    >
      {t`Its makers may have deleted it or made it a draft again, or it belongs to another game.`}
    </EmptyState>
  );
}

/** A series with its cards. Its editors change them here. */
function SeriesView({ seriesId }: { seriesId: string }) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const user = useUser();
  const query = useQuery(customCardsQuery(config.gameid, seriesId, useUser()?.id));
  const [open, setOpen] = useState<CustomCard | 'new' | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const newCard = useRef<HTMLButtonElement>(null);
  const office = useSeriesOffice(seriesId);
  const edit: OpenCard = (card, from) => {
    opener.current = from;
    setOpen(card);
  };
  useEffect(() => {
    const from = opener.current;
    if (open !== null || from === null) return undefined;
    opener.current = null;
    // Runs after the closing dialog has restored the focus. The button of a deleted card is gone.
    const frame = requestAnimationFrame(() => (from.isConnected ? from : newCard.current)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [open]);
  if (query.isPending) return <Skeleton height={300} />;
  if (query.isError) {
    const { error } = query;
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return isGone ? (
      <GoneSeries />
    ) : (
      <QueryPanel query={query} level={1} title={t`The series did not load`} />
    );
  }
  const { series, cards } = query.data;
  const resource = { ownerId: series.owner_id, collaborators: series.members.map(({ id }) => id) };
  const isEditor = can(user, 'custom-series.change', resource);
  const isOwner = can(user, 'custom-series.publish', { ownerId: series.owner_id });
  const maker = series.owner.username ?? '';
  return (
    <>
      <PageHeading
        eyebrow={t`Fan-made series`}
        title={series.name}
        lead={<span className="studio__words">{series.description}</span>}
        actions={<SeriesActions series={series} office={office} />}
      />
      <SeriesInvitation series={series} />
      {series.moderated && <HiddenSeries series={series} office={office} />}
      {open !== null && isEditor && (
        <CardEditor
          key={open === 'new' ? 'new' : open.id}
          seriesId={series.id}
          card={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onStep={stepsFrom(cards, open, setOpen)}
        />
      )}
      <div className="studio__columns">
        <div className="studio__stack">
          <SeriesCards
            cards={cards}
            heading={t`Cards by ${maker}`}
            newCard={newCard}
            onOpen={isEditor ? edit : undefined}
          />
          {isEditor && (
            <Panel heading={t`Members`}>
              <SeriesMembers series={series} isOwner={isOwner} />
            </Panel>
          )}
        </div>
        <div className="studio__stack">
          {isOwner && <PublishSeries series={series} cards={cards} />}
          <SeriesFiles series={series} cards={cards} onPrint={() => setPrinting(true)} />
          {isEditor && <ImportSeries seriesId={series.id} cards={cards} />}
          {can(user, 'custom-series.delete', resource) && <SeriesDeletion series={series} />}
        </div>
      </div>
      {(series.is_published || isEditor) && (
        <Suspense fallback={<Skeleton height={300} />}>
          <Comments
            target={{ game: config.gameid, contentType: 'custom-series', contentId: series.id }}
          />
        </Suspense>
      )}
      {isPrinting && <PrintCards cards={cards} onDone={() => setPrinting(false)} />}
    </>
  );
}

function stepsFrom(
  cards: readonly CustomCard[],
  open: CustomCard | 'new',
  show: (card: CustomCard) => void,
) {
  const at = open === 'new' ? cards.length : cards.findIndex(({ id }) => id === open.id);
  const to = (card: CustomCard | undefined) => card && (() => show(card));
  return { before: to(cards[at - 1]), after: to(cards[at + 1]) };
}

type OpenCard = (card: CustomCard | 'new', from: HTMLElement) => void;
type SeriesCardsProps = {
  cards: readonly CustomCard[];
  heading: string;
  newCard: RefObject<HTMLButtonElement | null>;
  onOpen: OpenCard | undefined;
};

function SeriesCards({ cards, heading, newCard, onOpen }: SeriesCardsProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const [asked, setAsked] = useState('');
  const now = useMoment();
  const search = useMemo(() => createCustomSearch(config, cards), [config, cards]);
  const found = useMemo(
    () => search({ ...EMPTY_FILTER_STATE, ...(asked.trim() !== '' && { search: asked }) }, now),
    [search, asked, now],
  );
  return (
    <Panel
      heading={heading}
      aside={
        onOpen && (
          <Button
            ref={newCard}
            size="sm"
            onClick={({ currentTarget }) => onOpen('new', currentTarget)}
          >
            {t`New card`}
          </Button>
        )
      }
    >
      <div className="studio__stack">
        {cards.length > 0 && (
          <TextField
            label={t`Search these cards`}
            hint={t`As in the card list, for example cost>=3`}
            value={asked}
            maxLength={200}
            onChange={(event) => setAsked(event.target.value)}
          />
        )}
        {found.length === 0 && <EmptyState title={t`No cards here`} />}
        <ul className="fan-cards">
          {found.map((card) => (
            <li key={card.id}>
              {onOpen ? (
                <button
                  type="button"
                  className="studio__card"
                  onClick={({ currentTarget }) => onOpen(card, currentTarget)}
                >
                  <CardTile card={card} />
                </button>
              ) : (
                <CardTile card={card} />
              )}
              <AddFanCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** The face has an accessible name. Small ones also show it as text. */
function CardTile({ card }: { card: CustomCard }) {
  return (
    <>
      <FanFace number={card.id} fields={card} picture={card.customPNG} />
      <span className="studio__name" aria-hidden="true">
        {card.name}
      </span>
    </>
  );
}

/** Lists own and public fan-made series, or shows the one in the address. */
export function CustomPage() {
  const { series }: { series?: string } = useSearch({ strict: false });
  return (
    <div className="wrap studio">
      {series === undefined ? <StudioHome /> : <SeriesView key={series} seriesId={series} />}
    </div>
  );
}
