import type { CollectionTotals } from '@deckframe/domain/collection/entries/completion';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import './collection/totals.css';

const PRICE_FORMAT = { style: 'currency', currency: 'USD' } as const;

export function Totals({ totals }: { totals: CollectionTotals }) {
  const { t, i18n } = useLingui();
  const { copies, unique, playsets, trading, wanted, value, unpriced } = totals;
  const share = unique.total === 0 ? 0 : Math.floor((unique.owned / unique.total) * 100);
  return (
    <dl className="totals">
      <Figure term={t`Copies`} value={i18n.number(copies)} />
      <Figure
        term={t`Different cards, ${share}%`}
        value={i18n.number(unique.owned)}
        rest={`/ ${i18n.number(unique.total)}`}
      />
      <Figure term={t`Playsets`} value={i18n.number(playsets)} />
      <Figure
        term={
          unpriced === 0
            ? t`Market value`
            : plural(unpriced, {
                one: 'Market value, # card without price',
                other: 'Market value, # cards without price',
              })
        }
        value={i18n.number(value, PRICE_FORMAT)}
      />
      <Figure term={t`Trading`} value={i18n.number(trading)} />
      <Figure term={t`Wanted`} value={i18n.number(wanted)} />
    </dl>
  );
}

function Figure({ term, value, rest }: { term: string; value: string; rest?: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {value} {rest && <small>{rest}</small>}
      </dd>
    </div>
  );
}
