import type { MetaRow } from '@deckframe/domain/meta/read-meta';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PageHeading } from '#ui/page-heading.tsx';
import type { WindowFacts } from '#features/meta/result-meta/api.ts';
import { useDeckName } from '#features/meta/result-meta/use-deck-name.ts';

type Props = { row: MetaRow; window: WindowFacts; pilots: number };

/** What it is called, and its figures with how sure they are. */
export function ArchetypeHead({ row, window, pilots }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = useDeckName();
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const { rate, share, tier, wins, n } = row;
  const facts = [
    { name: t`Share`, value: percent(share.mean) },
    {
      name: t`Win rate`,
      value: n === 0 ? '–' : percent(wins / n),
      aside: n === 0 ? '' : t`${percent(rate.low)} to ${percent(rate.high)}`,
    },
    { name: t`Matches`, value: i18n.number(n) },
    { name: t`In the cut`, value: i18n.number(row.inCut) },
    { name: t`Players`, value: i18n.number(pilots) },
  ];
  return (
    <header className="archetype__head">
      <PageHeading
        eyebrow={
          <Link to="/tournaments/meta" search={{ window: window.id }}>
            {[t`Result meta`, window.set].filter(Boolean).join(' / ')}
          </Link>
        }
        title={
          <>
            <b className="tier" data-tier={tier ?? undefined}>
              {tier ?? '–'}
            </b>{' '}
            {nameOf(row.archetype)}
          </>
        }
      />
      <dl className="archetype__facts">
        {facts.map(({ name, value, aside }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b> {aside && <small>{aside}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
