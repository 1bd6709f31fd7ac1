import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useGameConfig } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useMoment } from '#lib/server-rendered.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { dailyCardQuery } from './api.ts';
import type { RenderRating } from './later/daily-card.tsx';
import './card-of-the-day.css';

const DAY_MS = 86_400_000;

function useToday(): Date {
  const [today, setToday] = useState(useMoment());
  useEffect(() => {
    const untilMidnight = DAY_MS - (today.getTime() % DAY_MS);
    const timer = setTimeout(() => setToday(new Date()), untilMidnight);
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}

/** Loaded in parallel with its data. */
const DailyCardBody = lazyPart(
  'daily-card',
  () => import('./later/daily-card.tsx').then((m) => m.DailyCardBody),
  { texts: 'home' },
);

export interface CardOfTheDayProps {
  /** Renders the rating stars. */
  readonly renderRating: RenderRating;
}

/** The panel of today's card in all its states. */
export function CardOfTheDay({ renderRating }: CardOfTheDayProps) {
  const { t, i18n } = useLingui();
  const { gameid } = useGameConfig();
  const today = useToday();
  const query = useQuery(dailyCardQuery(gameid, today));
  const date = query.data && i18n.date(`${query.data.date}T00:00:00Z`, DATE_FORMAT);
  return (
    <Panel heading={t`Card of the day`} aside={date && <span className="daily-date">{date}</span>}>
      <Suspense fallback={<LoadingBody />}>
        <DailyCardBody
          // Passed as prop, because the part may still load.
          card={query.data?.card}
          error={query.error}
          isFetching={query.isFetching}
          onRetry={() => void query.refetch()}
          loading={<LoadingBody />}
          renderRating={renderRating}
        />
      </Suspense>
    </Panel>
  );
}

const DATE_FORMAT = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

function LoadingBody() {
  const { t } = useLingui();
  return (
    <div className="daily" aria-busy="true">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton shape="card" className="daily-face" />
      <div className="daily-words">
        <Skeleton shape="line" width="70%" />
        <Skeleton shape="line" width="45%" />
        <Skeleton shape="line" width="92%" />
        <Skeleton shape="line" width="80%" />
      </div>
    </div>
  );
}
