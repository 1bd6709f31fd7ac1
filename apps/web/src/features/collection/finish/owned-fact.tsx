import { useLingui } from '@lingui/react/macro';
import { Package } from 'lucide-react';
import { usePricesShown } from '#lib/preference-stores.ts';
import { useShelf, type SharedShelf } from '../sync/use-shelf.ts';
import { useFinish, type DeckOfMember } from './use-finish.ts';

/** How much of a deck the member owns, in a line. */
export function OwnedFact(props: DeckOfMember) {
  const shelf = useShelf();
  return shelf && <OwnFact {...props} shelf={shelf} />;
}

function OwnFact({ shelf, ...deck }: DeckOfMember & { shelf: SharedShelf }) {
  const { t, i18n } = useLingui();
  const withPrices = usePricesShown();
  const { found } = useFinish(deck, shelf) ?? {};
  if (found === undefined) return null;
  const { owned, needed, cost, missing } = found;
  const price = i18n.number(cost, { style: 'currency', currency: 'USD' });
  const part =
    withPrices && cost > 0
      ? t`You own ${owned} of ${needed}, ${price} to go`
      : t`You own ${owned} of ${needed}`;
  return (
    <>
      <Package size={15} aria-hidden="true" />
      {missing.length === 0 ? t`You own every card of this deck.` : part}
    </>
  );
}
