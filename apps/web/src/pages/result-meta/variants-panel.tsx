import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CardLink } from '#catalogue/card-link.tsx';
import { useCards } from '#catalogue/use-cards.ts';
import { Panel } from '#ui/panel.tsx';
import type { MetaArchetype } from '#features/meta/result-meta/detail-api.ts';

type Props = { variants: MetaArchetype['variants']; lists: number };

/** Lists alike, told by what they play more of than the others. */
export function VariantsPanel({ variants, lists }: Props) {
  const { t, i18n } = useLingui();
  const numbers = useMemo(
    () => [...new Set(variants.flatMap(({ cards }) => cards))].toSorted(),
    [variants],
  );
  const { cards: known = [] } = useCards(numbers);
  const names = new Map(known.map(({ cardno, name }) => [cardno, name]));
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Panel heading={t`Variants`} aside={t`lists that share 85% of their cards`}>
      <ul className="variants">
        {variants.map(({ cards, lists: own, wins, n }) => (
          <li key={cards.join() || 'typical'}>
            <b>{percent(own / lists)}</b>
            <span>
              {cards.length === 0 && t`The usual list`}
              {cards.map((cardno) => (
                <CardLink key={cardno} cardno={cardno} className="variants__card">
                  {names.get(cardno) ?? cardno}
                </CardLink>
              ))}
            </span>
            <small>
              {plural(own, { one: '# list', other: '# lists' })}
              {n > 0 && `, ${t`${percent(wins / n)} of ${n} won`}`}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
