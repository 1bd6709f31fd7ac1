import type { Comparison, CopiesApart } from '@deckframe/domain/meta/compare-deck';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CardLink } from '#catalogue/card-link.tsx';
import { useCards } from '#catalogue/use-cards.ts';
import { Panel } from '#ui/panel.tsx';

const SHOWN = 6;

type Props = { archetype: string; compared: Comparison; lists: number };

/** Shows cards of which this deck has more or fewer copies than lists of its archetype. */
export function DeckDifferences({ archetype, compared, lists }: Props) {
  const { t } = useLingui();
  const { alike } = compared;
  const more = compared.more.slice(0, SHOWN);
  const fewer = compared.fewer.slice(0, SHOWN);
  const numbers = useMemo(
    () => [...compared.more, ...compared.fewer].map(({ cardno }) => cardno).toSorted(),
    [compared],
  );
  const { cards = [] } = useCards(numbers);
  const names = new Map(cards.map(({ cardno, name }) => [cardno, name]));
  return (
    <Panel className="deck-meta" heading={t`Beside other lists`}>
      <p className="deck-meta__note">
        <Plural value={lists} one={`# list of ${archetype}.`} other={`# lists of ${archetype}.`} />{' '}
        <Plural
          value={alike}
          one="# card as others play it."
          other="# cards as others play them."
        />
      </p>
      <div className="deck-meta__halves">
        <Half heading={t`More here`} rows={more} names={names} />
        <Half heading={t`Fewer here`} rows={fewer} names={names} />
      </div>
    </Panel>
  );
}

type HalfProps = {
  heading: string;
  rows: readonly CopiesApart[];
  names: ReadonlyMap<string, string>;
};

function Half({ heading, rows, names }: HalfProps) {
  const { t, i18n } = useLingui();
  const mean = (copies: number) => i18n.number(copies, { maximumFractionDigits: 1 });
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <section>
      <h3>{heading}</h3>
      {rows.length === 0 && (
        <p className="deck-meta__note">
          <Trans>None</Trans>
        </p>
      )}
      <ul className="deck-meta__cards">
        {rows.map((row) => (
          <li key={row.cardno}>
            <CardLink cardno={row.cardno}>{names.get(row.cardno) ?? row.cardno}</CardLink>
            <b>{row.own}</b>
            <small>{t`${mean(row.mean)} on average, in ${percent(row.share)} of lists`}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
