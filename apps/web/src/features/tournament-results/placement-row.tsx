import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Placement } from '../tournaments/results/api.ts';

/** The day is one of the place where the event was held, whatever the clock here says. */
const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const;

export function PlacementRow({ result }: { result: Placement }) {
  const { t, i18n } = useLingui();
  const { day, placement, playerCount, tournament, tournamentId: id } = result;
  return (
    <li>
      <Link to="/tournaments/$id" params={{ id }}>
        {tournament}
      </Link>
      <b>{t`Place ${placement} of ${playerCount}`}</b>
      <time dateTime={day}>{i18n.date(day, DAY)}</time>
    </li>
  );
}
