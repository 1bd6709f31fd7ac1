import { summarizeBox, type BoxPull } from '@deckframe/domain/collection/entries/open-box';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePricesShown } from '#lib/preference-stores.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';

const PRICE_FORMAT = { style: 'currency', currency: 'USD' } as const;

export type BoxSummaryProps = {
  pulls: readonly BoxPull[];
  nameOf: (cardno: string) => string;
  priceOf: (cardno: string) => number | null;
  onAgain: () => void;
};

/** The end of a box, in figures; everything is in the collection already. */
export function BoxSummary({ pulls, nameOf, priceOf, onAgain }: BoxSummaryProps) {
  const { t, i18n } = useLingui();
  const withPrices = usePricesShown();
  const { copies, different, fresh, value, best } = summarizeBox(pulls, priceOf);
  return (
    <Panel heading={t`What was in the box`}>
      <dl className="box-summary">
        <div>
          <dt>{t`Cards`}</dt>
          <dd>{i18n.number(copies)}</dd>
        </div>
        <div>
          <dt>{t`Different`}</dt>
          <dd>{i18n.number(different)}</dd>
        </div>
        <div>
          <dt>{t`New to you`}</dt>
          <dd>{i18n.number(fresh)}</dd>
        </div>
        {withPrices && value > 0 && (
          <div>
            <dt>{t`Value`}</dt>
            <dd>{i18n.number(value, PRICE_FORMAT)}</dd>
          </div>
        )}
        {withPrices && best !== null && (
          <div>
            <dt>{t`Best pull`}</dt>
            <dd className="box-summary__best">{nameOf(best)}</dd>
          </div>
        )}
      </dl>
      <div className="box-summary__acts">
        <Button variant="primary" onClick={onAgain}>
          {t`Open another box`}
        </Button>
        <Link to="/collection" className={buttonClassName({})}>
          {t`Look at my collection`}
        </Link>
      </div>
    </Panel>
  );
}
