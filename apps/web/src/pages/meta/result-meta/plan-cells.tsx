import type { PlannedDeck } from '@deckframe/domain/meta/plan-field';
import { useLingui } from '@lingui/react/macro';
import { ArchetypeLink } from '#features/meta/result-meta/archetype-link.tsx';
import { IntervalBar } from '#features/meta/result-meta/interval-bar.tsx';

type OfDeck = { deck: PlannedDeck };

function RateCell({ deck: { winRate } }: OfDeck) {
  const { t, i18n } = useLingui();
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <span className="rate">
      <b>{percent(winRate.mean)}</b>
      <IntervalBar {...winRate} mark={winRate.mean} left={0.36} />
      <small>{t`${percent(winRate.low)} to ${percent(winRate.high)}`}</small>
    </span>
  );
}

function CutCell({ deck: { cut } }: OfDeck) {
  const { t, i18n } = useLingui();
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <span className="cut-odds">
      <i aria-hidden="true" style={{ width: `${Math.min(100, cut.mean * 100)}%` }} />
      <b>{percent(cut.mean)}</b>
      <small>{t`${percent(cut.low)} to ${percent(cut.high)}`}</small>
    </span>
  );
}

export const drawDeck = ({ archetype }: PlannedDeck, windowId: string) => (
  <ArchetypeLink archetype={archetype} windowId={windowId} />
);
export const drawPlannedRate = (deck: PlannedDeck) => <RateCell deck={deck} />;
export const drawCut = (deck: PlannedDeck) => <CutCell deck={deck} />;
