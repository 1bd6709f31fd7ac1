import {
  listShoppingRows,
  printShoppingList,
  type DeckToFinish,
} from '@deckframe/domain/decks/deck/finish-deck';
import type { OwnClaims } from '@deckframe/domain/collection/entries/free-copies';
import { writeCsv } from '@deckframe/domain/collection/entries/read-csv';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Copy, Download, Repeat, Star } from 'lucide-react';
import { useState } from 'react';
import { usePricesShown } from '#lib/preference-stores.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import type { SharedShelf } from '../sync/use-shelf.ts';
import { MissingList } from './missing-list.tsx';
import { SubstituteList } from './substitute-list.tsx';

export type MissingCardsProps = {
  found: DeckToFinish;
  /** Original ids of the deck's cards. */
  taken: readonly string[];
  claims: OwnClaims;
  shelf: SharedShelf;
  onCopy: (text: string) => void;
};

/** What is missing, what it costs, and what can be done about it. */
export function MissingCards({ found, taken, claims, shelf, onCopy }: MissingCardsProps) {
  const { t, i18n } = useLingui();
  const withPrices = usePricesShown();
  const [withOwn, setWithOwn] = useState(false);
  const { missing, cost, unpriced, held } = found;
  const copies = missing.reduce((sum, card) => sum + card.missing, 0);
  const price = i18n.number(cost, { style: 'currency', currency: 'USD' });
  const toWant = missing
    .map(({ cheapest, cardno }) => cheapest?.cardno ?? cardno)
    .filter((cardno) => !shelf.get(cardno).wanted);
  return (
    <>
      <p className="finish__sum">
        <b>{plural(copies, { one: '# card to go', other: '# cards to go' })}</b>
        {withPrices && cost > 0 && <>, {t`${price} at the cheapest`}</>}
        {held > 0 && (
          <small>
            {plural(held, {
              one: '# copy of yours is sleeved in another deck or promised in a trade',
              other: '# copies of yours are sleeved in other decks or promised in trades',
            })}
          </small>
        )}
        {withPrices && unpriced > 0 && (
          <small>
            {plural(unpriced, { one: '# copy has no price', other: '# copies have no price' })}
          </small>
        )}
      </p>
      {withOwn ? (
        <SubstituteList missing={missing} taken={taken} claims={claims} shelf={shelf} />
      ) : (
        <MissingList missing={missing} />
      )}
      <div className="finish__acts">
        <Button
          size="sm"
          variant={withOwn ? 'primary' : 'secondary'}
          icon={<Repeat size={15} />}
          aria-pressed={withOwn}
          onClick={() => setWithOwn(!withOwn)}
        >
          {t`Play what I own`}
        </Button>
        <Button
          size="sm"
          icon={<Copy size={15} />}
          onClick={() => onCopy(printShoppingList(found))}
        >
          {t`Copy list`}
        </Button>
        <Button
          size="sm"
          icon={<Download size={15} />}
          onClick={() => {
            const text = writeCsv(listShoppingRows(found));
            saveFile('missing-cards.csv', new Blob([text], { type: 'text/csv' }));
          }}
        >
          {t`CSV`}
        </Button>
        <Button
          size="sm"
          icon={<Star size={15} />}
          disabled={toWant.length === 0}
          onClick={() => shelf.editAll(toWant.map((cardno) => ({ cardno, wanted: true })))}
        >
          {toWant.length === 0 ? t`All marked as wanted` : t`Mark as wanted`}
        </Button>
      </div>
    </>
  );
}
