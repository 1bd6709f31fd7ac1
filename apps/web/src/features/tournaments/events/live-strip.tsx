import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Radio } from 'lucide-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArchetypeArt } from '#decks/archetypes/archetype-art.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { buttonClassName } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { tournamentsQuery, type TournamentSummary } from './api.ts';
import { OwnButton } from './own/own-button.tsx';
import { useOwnEvents, type OwnEvent } from './own/own-query.ts';

type LiveCardProps = { event: TournamentSummary; own: OwnEvent | undefined };

/** A running event. Own events are highlighted and link to the table or the desk. */
function LiveCard({ event, own }: LiveCardProps) {
  const { t } = useLingui();
  const { id, name } = event;
  const round = own?.round ?? null;
  const players = plural(event.playerCount, { one: '# player', other: '# players' });
  const place = event.mode === 'online' ? t`Online` : event.location;
  return (
    <li className="live-card" data-own={own === undefined ? undefined : ''}>
      <ArchetypeArt id={id} sizes="460px" />
      <p className="live-card__top">
        <Tag tone="ok" icon={<Radio size={13} aria-hidden="true" />}>{t`Live`}</Tag>
        {round !== null && <b>{t`Round ${round}`}</b>}
      </p>
      <h2 className="live-card__name">
        <Link to="/tournaments/$id" params={{ id }}>
          {name}
        </Link>
      </h2>
      <p className="event-note">{place === '' ? players : `${players} · ${place}`}</p>
      <p className="live-card__act">
        {own ? (
          <OwnButton own={own} />
        ) : (
          <Link
            className={buttonClassName({ size: 'sm' })}
            to="/tournaments/$id"
            params={{ id }}
            aria-label={t`Watch ${name}`}
          >
            {t`Watch`}
          </Link>
        )}
      </p>
    </li>
  );
}

/** Running events: the member's own first, then others to watch. */
export function LiveStrip() {
  const { t } = useLingui();
  const { config } = useAppServices();
  const { data } = useInfiniteQuery(tournamentsQuery(config.gameid, 'live', {}));
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
