import { Trans } from '@lingui/react/macro';
import type { TradeMatch } from '../collection/trades/api.ts';

/** How many cards each of the two wants, as words, bars and numbers. */
export function MatchBars({ match, most }: { match: TradeMatch; most: number }) {
  return (
    <dl className="match-bars">
      <dt>
        <Trans>They want</Trans>
      </dt>
      <Bar count={match.giveCount} most={most} tone="theirs" />
      <dt>
        <Trans>You want</Trans>
      </dt>
      <Bar count={match.getCount} most={most} tone="mine" />
    </dl>
  );
}

function Bar({ count, most, tone }: { count: number; most: number; tone: 'mine' | 'theirs' }) {
  return (
    <dd className="match-bars__value" data-tone={tone}>
      <progress className="match-bars__bar" max={most} value={count} aria-hidden="true" /> {count}
    </dd>
  );
}
