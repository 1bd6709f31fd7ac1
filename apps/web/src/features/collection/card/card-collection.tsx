import { EntryPanel, type EntryPanelProps } from '../mode/entry-panel.tsx';
import { SyncState } from '../mode/sync-state.tsx';
import { MoveCard } from '../named/move-card.tsx';
import { useChosenShelf, type SharedShelf } from '../sync/use-shelf.ts';

/** A card in the member's collection, on the card page. */
export function CardCollection({ card }: Pick<EntryPanelProps, 'card'>) {
  const shelf = useChosenShelf();
  return shelf && <OwnCard card={card} shelf={shelf} />;
}

function OwnCard({ card, shelf }: Pick<EntryPanelProps, 'card'> & { shelf: SharedShelf }) {
  return (
    <EntryPanel key={card.cardno} card={card} shelf={shelf}>
      <MoveCard cardno={card.cardno} shelf={shelf} />
      <SyncState shelf={shelf} />
    </EntryPanel>
  );
}
