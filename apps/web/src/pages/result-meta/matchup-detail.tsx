import type { Meta } from '@deckframe/domain/meta/read-meta';
import { Trans, useLingui } from '@lingui/react/macro';
import { Panel } from '#ui/panel.tsx';
import { IntervalBar } from '#features/meta/result-meta/interval-bar.tsx';
import { MatchupMatches } from './matchup-matches.tsx';
import { useDeckName } from '#features/meta/result-meta/use-deck-name.ts';

type Props = { meta: Meta; windowId: string; chosen: readonly [string, string] | null };

/** Both figures of one matchup: what was measured, and what is likely. */
export function MatchupDetail({ meta, windowId, chosen }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = useDeckName();
  const found = chosen && meta.matchup(chosen[0], chosen[1]);
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  if (!chosen || !found) {
    return (
      <Panel heading={t`One matchup`}>
        <p className="matchup__hint" aria-live="polite">
          {chosen ? (
            <Trans>These two have not met yet.</Trans>
          ) : (
            <Trans>Choose a cell to see how sure it is.</Trans>
          )}
        </p>
      </Panel>
    );
  }
  const { wins, n, raw, estimate } = found;
  return (
    <Panel heading={t`${nameOf(chosen[0])} against ${nameOf(chosen[1])}`}>
      <dl className="matchup" aria-live="polite">
        <div>
          <dt>
            <Trans>Measured</Trans>
          </dt>
          <dd>
            <b>{percent(wins / n)}</b>{' '}
            {t`${wins} of ${n}, likely ${percent(raw.low)} to ${percent(raw.high)}`}
            <IntervalBar {...raw} mark={wins / n} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Estimate</Trans>
          </dt>
          <dd>
            <b>{percent(estimate.mean)}</b>{' '}
            {t`likely ${percent(estimate.low)} to ${percent(estimate.high)}`}
            <IntervalBar {...estimate} mark={estimate.mean} />
          </dd>
        </div>
      </dl>
      <MatchupMatches key={chosen.join()} windowId={windowId} pair={chosen} />
    </Panel>
  );
}
