import { useLingui } from '@lingui/react/macro';
import type { NumberUse } from '../../cards/console/renumber/api.ts';

type Place = keyof NumberUse['places'];

/** Counted before anything moves; null is more than can be counted at once. */
export function Places({ use: { cardno, places } }: { use: NumberUse }) {
  const { i18n, t } = useLingui();
  const rewritten: [Place, string][] = [
    ['decks', t`Decks`],
    ['entries', t`Collection entries`],
    ['trades', t`Trades`],
  ];
  const along: [Place, string][] = [
    ['ratings', t`Ratings`],
    ['staples', t`Staples`],
    ['comments', t`Comments`],
    ['reports', t`Reports`],
    ['prices', t`Prices`],
    ['days', t`Cards of the day`],
    ['printings', t`Other printings`],
  ];
  const show = ([place, label]: [Place, string]) => {
    const rows = places[place];
    return (
      <div key={place}>
        <dt>{label}</dt>
        <dd>{rows === null ? t`very many` : i18n.number(rows)}</dd>
      </div>
    );
  };
  return (
    <div className="renumber__places">
      <section>
        <h3>{t`${cardno} stands in`}</h3>
        <dl className="renumber__large">{rewritten.map(show)}</dl>
      </section>
      <section>
        <h3>{t`Stays with the card`}</h3>
        <dl>{along.map(show)}</dl>
      </section>
    </div>
  );
}
