import { useLingui } from '@lingui/react/macro';
import type { TournamentSummary } from './events/api.ts';

const PIPS = 12;

/** How full an event is: pips for the eye, numbers for everybody. */
export function SeatMeter({ event }: { event: TournamentSummary }) {
  const { t } = useLingui();
  const { playerCount: taken, maxPlayers: places } = event;
  const filled = Math.min(PIPS, Math.ceil((taken / places) * PIPS));
  return (
    <span className="seats" data-full={taken >= places ? '' : undefined}>
      <span className="seats__pips" aria-hidden="true">
        {Array.from({ length: PIPS }, (_, place) => (
          <i key={place} data-on={place < filled ? '' : undefined} />
        ))}
      </span>
      <span>
        <b>{taken}</b>/{places} <span className="sr-only">{t`places taken`}</span>
      </span>
    </span>
  );
}
