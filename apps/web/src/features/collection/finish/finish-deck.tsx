import type { OwnClaims } from '@deckframe/domain/collection/entries/free-copies';
import { writeCsv } from '@deckframe/domain/collection/entries/read-csv';
import {
  listShoppingRows,
  printShoppingList,
  type DeckToFinish,
  type CardToFinish,
} from '@deckframe/domain/decks/deck/finish-deck';
import type { Substitute } from '@deckframe/domain/decks/deck/substitutes';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Copy, Download, Repeat, Star } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSubstitutes } from '#catalogue/use-substitutes.ts';
import { usePricesShown } from '#lib/preference-stores.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { useShelf, type SharedShelf } from '../sync/use-shelf.ts';
import { useFinish, type DeckOfMember } from './use-finish.ts';
import './finish-deck.css';

type MissingListProps = {
  missing: readonly CardToFinish[];
  /** Content below a card. */
  below?: (card: CardToFinish) => ReactNode;
};

function MissingList({ missing, below }: MissingListProps) {
  const { t, i18n } = useLingui();
  const withPrices = usePricesShown();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too
    <div className="finish__port" tabIndex={0} role="region" aria-label={t`Missing cards`}>
      <ul className="finish__list">
        {missing.map((card) => (
          <li key={card.originalid}>
            <b>×{card.missing}</b>
            <span>
              {card.name}
              <small className="mono">{card.cheapest?.cardno ?? card.cardno}</small>
            </span>
            <span>
              {withPrices &&
                card.cheapest &&
                i18n.number(card.cheapest.price, { style: 'currency', currency: 'USD' })}
            </span>
            {below?.(card)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type SubstituteListProps = {
  missing: readonly CardToFinish[];
  taken: readonly string[];
  claims: OwnClaims;
  shelf: SharedShelf;
};

/** Missing cards with owned substitutes. */
function SubstituteList({ missing, taken, claims, shelf }: SubstituteListProps) {
  const { t } = useLingui();
  const numbers = missing.map(({ cardno }) => cardno);
  const { phase, found } = useSubstitutes(shelf, numbers, taken, claims);
  const below = ({ cardno }: CardToFinish) => {
    if (phase !== 'ready') return null;
    const own = found[cardno] ?? [];
    return (
      <div className="finish__own">
        {own.map((one) => (
          <SubstituteLine key={one.originalid} substitute={one} />
        ))}
        {own.length === 0 && <small>{t`Nothing of yours plays this role.`}</small>}
      </div>
    );
  };
  return (
    <>
      <p className="finish__state" aria-live="polite">
        {phase === 'loading' && t`Looking through your cards …`}
        {phase === 'failed' && t`The cards did not load`}
      </p>
      <MissingList missing={missing} below={below} />
    </>
  );
}

function SubstituteLine({ substitute }: { substitute: Substitute }) {
  const { t } = useLingui();
  const { name, owned, type, cost, shared } = substitute;
  const reason = [type, cost === null ? null : t`cost ${cost}`, ...shared]
    .filter((word) => word !== null && word !== '')
    .join(', ');
  return (
    <p>
      <b>{t`Play ${name}`}</b>
      <small>
        {t`you own ${owned}`} · {reason}
      </small>
    </p>
  );
}

type MissingCardsProps = {
  found: DeckToFinish;
  /** Original ids of the deck's cards. */
  taken: readonly string[];
  claims: OwnClaims;
  shelf: SharedShelf;
  onCopy: (text: string) => void;
};

/** Missing cards, their price, and possible actions. */
function MissingCards({ found, taken, claims, shelf, onCopy }: MissingCardsProps) {
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

export type FinishDeckProps = DeckOfMember & {
  onCopy: (text: string) => void;
};

/** The free copies for a deck, and the cheapest way to get the rest. */
export function FinishDeck(props: FinishDeckProps) {
  const shelf = useShelf();
  return shelf && <OwnFinish {...props} shelf={shelf} />;
}

type OwnFinishProps = FinishDeckProps & { shelf: SharedShelf };

function OwnFinish({ onCopy, shelf, ...deck }: OwnFinishProps) {
  const { t } = useLingui();
  const finish = useFinish(deck, shelf);
  if (finish === undefined) return null;
  const { found, claims } = finish;
  const { owned, needed } = found;
  return (
    <Panel heading={t`Finish this deck`} aside={t`${owned} of ${needed}`}>
      {found.missing.length === 0 ? (
        <p className="finish__done">
          <CircleCheck size={16} aria-hidden="true" />
          {t`You own every card of this deck.`}
        </p>
      ) : (
        <MissingCards
          found={found}
          taken={deck.originalIds}
          claims={claims}
          shelf={shelf}
          onCopy={onCopy}
        />
      )}
    </Panel>
  );
}
