import type { MetaRow } from '@deckframe/domain/meta/read-meta';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArchetypeLink } from '#features/meta/result-meta/archetype-link.tsx';
import { IntervalBar } from '#features/meta/result-meta/interval-bar.tsx';

type OfRow = { row: MetaRow };

function usePercent(): (share: number) => string {
  const { i18n } = useLingui();
  return (share) => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
}

function TierCell({ row: { tier } }: OfRow) {
  return (
    <b className="tier" data-tier={tier ?? undefined}>
      {tier ?? '–'}
    </b>
  );
}

function ShareCell({ row: { share, entries } }: OfRow) {
  const { t } = useLingui();
  const percent = usePercent();
  return (
    <>
      <b>{percent(share.mean)}</b> <small>{t`of decks, ${entries}`}</small>
    </>
  );
}

function RateCell({ row: { wins, n, rate } }: OfRow) {
  const { t } = useLingui();
  const percent = usePercent();
  if (n === 0) return <Trans>no match counted</Trans>;
  return (
    <span className="rate">
      <b>{percent(wins / n)}</b>
      <IntervalBar {...rate} mark={wins / n} />
      <small>{t`${percent(rate.low)} to ${percent(rate.high)}`}</small>
    </span>
  );
}

export const drawTier = (row: MetaRow) => <TierCell row={row} />;
export const drawName = (row: MetaRow, windowId: string) => (
  <ArchetypeLink archetype={row.archetype} windowId={windowId} />
);
export const drawShare = (row: MetaRow) => <ShareCell row={row} />;
export const drawRate = (row: MetaRow) => <RateCell row={row} />;
