import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { tournamentsQuery } from './events/api.ts';
import { LiveCard } from './events/live-strip.tsx';
import { useOwnEvents } from './events/own/own-query.ts';

/** What runs now: where the member sits first, then what one can watch. */
export function LiveStrip() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const { data } = useInfiniteQuery(tournamentsQuery(api, config.gameid, 'live', {}));
  const own = useOwnEvents().filter(({ event }) => event.status === 'running');
  const mine = new Set(own.map(({ event }) => event.id));
  const others = (data?.pages ?? [])
    .flatMap((page) => page.tournaments)
    .filter(({ id }) => !mine.has(id));
  if (own.length + others.length === 0) return null;
  return (
    <section aria-label={t`Live now`}>
      <ul className="live-strip">
        {own.map((one) => (
          <LiveCard key={one.event.id} event={one.event} own={one} />
        ))}
        {others.map((event) => (
          <LiveCard key={event.id} event={event} own={undefined} />
        ))}
      </ul>
    </section>
  );
}
