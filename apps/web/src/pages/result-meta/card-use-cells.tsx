import { Trans, useLingui } from '@lingui/react/macro';
import { CardLink } from '#catalogue/card-link.tsx';
import type { MetaArchetype } from '#features/meta/result-meta/detail-api.ts';

export type NamedUse = MetaArchetype['cards'][number] & { name: string };
type OfCard = { card: NamedUse };

function CopiesCell({ card: { copies } }: OfCard) {
  const { t } = useLingui();
  const most = Math.max(1, ...copies);
  const words = copies.map((lists, count) => t`${count}: ${lists}`).join(', ');
  return (
    <span className="copies">
      <span className="sr-only">{words}</span>
      {copies.map((lists, count) => (
        // Places, not things: none, one, two, three, four.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={count} aria-hidden="true" style={{ height: `${4 + (lists / most) * 18}px` }} />
      ))}
    </span>
  );
}

function SidesCell({ card: { withIt, without } }: OfCard) {
  const { t, i18n } = useLingui();
  const rate = ({ wins, n }: { wins: number; n: number }) =>
    n === 0 ? '–' : i18n.number(wins / n, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      {rate(withIt)} / {rate(without)} <small>{t`of ${withIt.n} and ${without.n}`}</small>
    </>
  );
}

/** Fourteen points at either end. */
const REACH = 0.14;
const toX = (points: number): number =>
  Math.min(100, Math.max(0, ((points + REACH) / (2 * REACH)) * 100));

function EffectCell({ card: { effect } }: OfCard) {
  const { t, i18n } = useLingui();
  if (!effect) {
    return (
      <small>
        <Trans>nothing to compare</Trans>
      </small>
    );
  }
  const points = (share: number) =>
    i18n.number(share * 100, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const { low, high, mean, n, players } = effect;
  const side = low > 0 ? 'over' : high < 0 ? 'under' : undefined;
  return (
    <span className="effect">
      <b>{points(mean)}</b>
      <span className="interval" aria-hidden="true">
        <i className="interval__mid" />
        <i
          className="interval__bar"
          data-side={side}
          style={{ left: `${toX(low)}%`, width: `${toX(high) - toX(low)}%` }}
        />
        <i className="interval__mark" style={{ left: `${toX(mean)}%` }} />
      </span>
      <small>{t`${points(low)} to ${points(high)}, ${players} players, ${n} matches`}</small>
    </span>
  );
}

/** Several cards can share a name. */
export const drawCard = ({ cardno, name }: NamedUse) => (
  <>
    <CardLink cardno={cardno}>{name}</CardLink> {name !== cardno && <small>{cardno}</small>}
  </>
);
export const drawCopies = (card: NamedUse) => <CopiesCell card={card} />;
export const drawSides = (card: NamedUse) => <SidesCell card={card} />;
export const drawEffect = (card: NamedUse) => <EffectCell card={card} />;
