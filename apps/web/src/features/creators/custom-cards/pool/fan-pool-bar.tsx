import type { FilterState } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMoment } from '#lib/server-rendered.ts';
import { toDeckCard } from '#decks/cards/load-custom-cards.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { Tag } from '#ui/tag.tsx';
import { customCardsQuery, ownSeriesQuery, type CustomSeries } from '../api.ts';
import { PublicSeries } from '../public-series.tsx';
import { createCustomSearch } from '../search-custom-cards.ts';
import { SeriesTiles } from '../series-tiles.tsx';
import { useFanPool } from './fan-pool-store.ts';
import './fan-pool-bar.css';

type PickSeriesProps = {
  onPick: (series: CustomSeries) => void;
  onClose: () => void;
};

/** The member's own series, including drafts, and all public ones. */
function PickSeries({ onPick, onClose }: PickSeriesProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const user = useUser();
  const own = useQuery({ ...ownSeriesQuery(gameid, user?.id), enabled: user !== null });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Open a series`}
      closeLabel={t`Close`}
      size="lg"
    >
      <div className="fan-public">
        <PublicSeries onPick={onPick} />
        {own.data && own.data.length > 0 && (
          <>
            <Eyebrow>{t`My series`}</Eyebrow>
            <SeriesTiles series={own.data} onPick={onPick} />
          </>
        )}
      </div>
    </Dialog>
  );
}

export type FanPoolBarProps = {
  filters: FilterState;
  sort: { column: string; direction: 'asc' | 'desc' };
  /** Fan-made series with cards in the deck. */
  used: readonly string[];
};

/** Chooses the fan-made series in the builder. Their cards are searched like the others. */
export function FanPoolBar({ filters, sort, used }: FanPoolBarProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const { gameid } = config;
  const userId = useUser()?.id;
  const { open, store } = useFanPool();
  const [isPicking, setPicking] = useState(false);
  const ids = open ?? used;
  const { series, cards, failed } = useQueries({
    queries: ids.map((id) => customCardsQuery(gameid, id, userId)),
    combine: (results) => ({
      series: results.flatMap(({ data }) => data?.series ?? []),
      cards: results.flatMap(({ data }) => data?.cards ?? []),
      failed: results.find(({ error }) => error !== null)?.error ?? null,
    }),
  });
  const now = useMoment();
  const search = useMemo(() => createCustomSearch(config, cards), [config, cards]);
  const found = useMemo(
    () => search(filters, now, sort).map((card) => toDeckCard(gameid, card)),
    [search, filters, now, sort, gameid],
  );
  useEffect(() => store.set({ ...store.get(), found }), [store, found]);
  const change = (next: readonly string[]) => store.set({ ...store.get(), open: next });
  return (
    <div className="fan-pool" role="group" aria-label={t`Fan-made series`}>
      <Tag tone="fan">{t`Fan-made`}</Tag>
      {series.map(({ id, name }) => (
        <Chip
          key={id}
          removeLabel={t`Close ${name}`}
          onRemove={() => change(ids.filter((one) => one !== id))}
        >
          {name}
        </Chip>
      ))}
      <span className="fan-pool__words">
        {failed
          ? errorText(failed)
          : series.length === 0
            ? t`Open a series to choose from its cards.`
            : t`Not legal in events.`}
      </span>
      <Button size="sm" onClick={() => setPicking(true)}>
        {t`Open a series`}
      </Button>
      {isPicking && (
        <PickSeries
          onPick={({ id }) => {
            change([...new Set([...ids, id])]);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
