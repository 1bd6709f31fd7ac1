import type { DeckDocument } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ReportDialog } from '#features/community/lazy-community.tsx';
import type { DeckAnswer } from '#decks/api/deck-mapping.ts';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { TestHand } from '#features/decks/reading/hand/test-hand.tsx';
import { DeleteDialog } from '#features/decks/lists/delete-dialog.tsx';
import { deckLinkOf, deckPictureOf } from '#features/decks/reading/share/deck-link.ts';
import { useAppServices } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Dialog } from '#ui/dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

export type DeckPageDialog = 'hand' | 'export' | 'share' | 'report' | 'remove' | 'delete';

const ExportDialog = lazyPart('deck-export', () =>
  import('#features/decks/reading/share/export-dialog.tsx').then((m) => m.ExportDialog),
);
const ShareDialog = lazyPart('deck-share', () =>
  import('#features/decks/reading/share/share-dialog.tsx').then((m) => m.ShareDialog),
);

export type DeckDialogsProps = {
  dialog: DeckPageDialog | null;
  deck: DeckAnswer;
  document: DeckDocument;
  cards: DeckCards;
  onClose: () => void;
};

export function DeckDialogs({ dialog, deck, document, cards, onClose }: DeckDialogsProps) {
  const { t } = useLingui();
  const { config, origin } = useAppServices();
  const { gameid } = config;
  const navigate = useNavigate();
  const isPrivate = deck.visibility === 'private' || deck.moderation !== null;
  return (
    <Suspense>
      {dialog === 'hand' && (
        <Dialog
          open
          onOpenChange={(open) => !open && onClose()}
          title={t`Test hand`}
          closeLabel={t`Close`}
          size="lg"
        >
          <TestHand deck={document.cards} cards={cards} />
        </Dialog>
      )}
      {dialog === 'export' && <ExportDialog document={document} cards={cards} onClose={onClose} />}
      {dialog === 'share' && (
        <ShareDialog
          document={document}
          deck={{
            link: deckLinkOf(origin, gameid, deck.id),
            picture: isPrivate ? null : deckPictureOf(gameid, deck.id, deck.pictureHash),
            isPrivate,
          }}
          onPrint={() => window.print()}
          onClose={onClose}
        />
      )}
      {dialog === 'report' && (
        <ReportDialog contentType="deck" contentId={deck.id} onClose={onClose} />
      )}
      {dialog === 'remove' && (
        <RemoveDialog path={{ game: gameid, deckId: deck.id }} onClose={onClose} />
      )}
      {dialog === 'delete' && (
        <DeleteDialog
          deck={deck}
          onClose={onClose}
          onDeleted={() => void navigate({ to: '/mydecks' })}
        />
      )}
    </Suspense>
  );
}
