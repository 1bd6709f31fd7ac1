import type { Deck } from '@deckframe/domain/deck/deck';
import {
  finishDeck,
  listShoppingRows,
  printShoppingList,
  type DeckToFinish,
} from '@deckframe/domain/deck/finish-deck';
import { writeCsv } from '@deckframe/domain/collection/read-csv';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Copy, Download, Star } from 'lucide-react';
import { usePrintings } from '#catalogue/use-cards.ts';
import { usePricesShown } from '#lib/preference-stores.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { useShelfChanges } from '../sync/use-shelf-changes.ts';
import { useShelf, useShelfSending, type SharedShelf } from '../sync/use-shelf.ts';
import './finish-deck.css';

export type FinishDeckProps = {
  deck: Deck;
  /** Of all its cards. */
  originalIds: readonly string[];
  onCopy: (text: string) => void;
};

/** What the member has of a deck, and the cheapest way to the rest. */
export function FinishDeck(props: FinishDeckProps) {
  const shelf = useShelf();
  return shelf && <OwnFinish {...props} shelf={shelf} />;
}

function OwnFinish({ deck, originalIds, onCopy, shelf }: FinishDeckProps & { shelf: SharedShelf }) {
  const { t } = useLingui();
  const { cards } = usePrintings(originalIds);
  useShelfChanges(shelf);
  useShelfSending(shelf);
  if (cards === undefined) return null;
  const found = finishDeck(deck, cards, (cardno) => shelf.get(cardno).count);
  const { owned, needed } = found;
  return (
    <Panel heading={t`Finish this deck`} aside={t`${owned} of ${needed}`}>
      {found.missing.length === 0 ? (
        <p className="finish__done">
          <CircleCheck size={16} aria-hidden="true" />
          {t`You own every card of this deck.`}
        </p>
      ) : (
        <MissingCards found={found} shelf={shelf} onCopy={onCopy} />
      )}
    </Panel>
  );
}

const PRICE_FORMAT = { style: 'currency', currency: 'USD' } as const;

type MissingCardsProps = Pick<FinishDeckProps, 'onCopy'> & {
  found: DeckToFinish;
  shelf: SharedShelf;
};

function MissingCards({ found, shelf, onCopy }: MissingCardsProps) {
  const { t, i18n } = useLingui();
  const withPrices = usePricesShown();
  const { missing, cost, unpriced } = found;
  const copies = missing.reduce((sum, card) => sum + card.missing, 0);
  const price = i18n.number(cost, PRICE_FORMAT);
  const toWant = missing
    .map(({ cheapest, cardno }) => cheapest?.cardno ?? cardno)
    .filter((cardno) => !shelf.get(cardno).wanted);
  return (
    <>
      <p className="finish__sum">
        <b>{plural(copies, { one: '# card to go', other: '# cards to go' })}</b>
        {withPrices && cost > 0 && <>, {t`${price} at the cheapest`}</>}
        {withPrices && unpriced > 0 && (
          <small>
            {plural(unpriced, { one: '# copy has no price', other: '# copies have no price' })}
          </small>
        )}
      </p>
      <ul className="finish__list">
        {missing.map((card) => (
          <li key={card.originalid}>
            <b>×{card.missing}</b>
            <span>
              {card.name}
              <small className="mono">{card.cheapest?.cardno ?? card.cardno}</small>
            </span>
            <span>
              {withPrices && card.cheapest && i18n.number(card.cheapest.price, PRICE_FORMAT)}
            </span>
          </li>
        ))}
      </ul>
      <div className="finish__acts">
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
