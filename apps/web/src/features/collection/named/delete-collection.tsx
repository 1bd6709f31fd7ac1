import { useLingui } from '@lingui/react/macro';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { SharedShelf } from '../sync/use-shelf.ts';
import { deleteCollection, type CollectionInfo } from './api.ts';
import { chosenCollection } from './chosen-collection.ts';

export type DeleteCollectionProps = {
  shelf: SharedShelf;
  deleted: CollectionInfo;
  onClose: () => void;
};

export function DeleteCollection({ shelf, deleted, onClose }: DeleteCollectionProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const game = config.gameid;
  const { mutate, isPending } = useWrite({
    send: (collectionId: string, key) => deleteCollection(api, { game, collectionId }, key),
    done: ({ collections }) => {
      chosenCollection(game).set(0);
      shelf.collections.set(collections);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t`Delete this collection?`}
      objectName={deleted.name}
      description={t`Its counts, marks and tags are gone for good. Move cards that you want to count elsewhere first.`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={isPending}
      onConfirm={() => mutate(String(deleted.id))}
    />
  );
}
