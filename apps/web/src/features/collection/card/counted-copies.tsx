import { deriveClientFields } from '@deckframe/domain/collection/entries/client-fields';
import { useLingui } from '@lingui/react/macro';
import { useChosenShelf, useEntry, type EntrySource } from '../sync/use-shelf.ts';
import './counted-copies.css';

/** Copies of a card in the chosen collection. Nothing if there are none. */
export function CountedCopies({ cardno }: { cardno: string }) {
  const shelf = useChosenShelf();
  return shelf && <Copies shelf={shelf} cardno={cardno} />;
}

function Copies({ shelf, cardno }: { shelf: EntrySource; cardno: string }) {
  const { t } = useLingui();
  const { isInCollection, collectionAmount, collectionTags } = deriveClientFields(
    useEntry(shelf, cardno),
  );
  if (!isInCollection) return null;
  return (
    <span className="counted-copies" title={collectionTags.join(', ') || undefined}>
      <span aria-hidden="true">×{collectionAmount}</span>
      <span className="sr-only">{t`${collectionAmount} owned`}</span>
    </span>
  );
}
