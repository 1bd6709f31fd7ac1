import { isEmptyEntry } from '@deckframe/domain/collection/entries/entry';
import { planMove } from '@deckframe/domain/collection/entries/plan-changes';
import { useLingui } from '@lingui/react/macro';
import { FolderInput } from 'lucide-react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { shelfOf, useEntry, type SharedShelf } from '../sync/use-shelf.ts';

/** Moves a card with marks and tag to another collection. Nothing if there is only one. */
export function MoveCard({ cardno, shelf }: { cardno: string; shelf: SharedShelf }) {
  const { t } = useLingui();
  const services = useAppServices();
  const user = useUser();
  const entry = useEntry(shelf, cardno);
  const others = (useValue(shelf.collections) ?? []).filter(({ id }) => id !== shelf.collection);
  if (user === null || others.length === 0 || isEmptyEntry(entry)) return null;
  const move = async (collection: number) => {
    const target = shelfOf(services, user.id, services.config.gameid, collection);
    // The target must be loaded first.
    await target.start();
    const { leaving, arriving } = planMove(cardno, shelf.get(cardno), target.get(cardno));
    target.editAll(arriving);
    shelf.editAll(leaving);
    // Saves both collections together.
    void target.save();
    void shelf.save();
  };
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<FolderInput size={15} />}>
          {t`Move to another collection`}
        </Button>
      }
      items={others.map(({ id, name }) => ({
        id: String(id),
        label: name,
        onSelect: () => void move(id),
      }))}
    />
  );
}
