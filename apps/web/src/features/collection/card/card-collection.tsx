import { EntryPanel, type EntryPanelProps } from '../mode/entry-panel.tsx';
import { SyncState } from '../mode/sync-state.tsx';
import { useShelf, useShelfSending } from '../sync/use-shelf.ts';

/** A card's place in the member's collection, on its own page. */
export function CardCollection({ card }: Pick<EntryPanelProps, 'card'>) {
  const shelf = useShelf();
  return shelf && <OwnCard card={card} shelf={shelf} />;
}

function OwnCard({ card, shelf }: EntryPanelProps) {
  useShelfSending(shelf);
  return (
    <EntryPanel key={card.cardno} card={card} shelf={shelf}>
      <SyncState shelf={shelf} />
    </EntryPanel>
  );
}
