import type { DeckDocument } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { conflictStore } from '#features/decks/editor/save/use-save-deck.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useValue } from '#lib/use-value.ts';
import { Dialog } from '#ui/dialog.tsx';

export type BuilderDialog = 'hand' | 'settings' | 'import' | 'export' | 'share' | 'history';

const TestHand = lazyPart('test-hand', () =>
  import('#features/decks/reading/hand/test-hand.tsx').then((m) => m.TestHand),
);
const SettingsDialog = lazyPart('deck-settings', () =>
  import('./settings-dialog.tsx').then((m) => m.SettingsDialog),
);
const ImportDialog = lazyPart('deck-import', () =>
  import('#features/decks/editor/transfer/import-dialog.tsx').then((m) => m.ImportDialog),
);
const ExportDialog = lazyPart('deck-export', () =>
  import('#features/decks/reading/share/export-dialog.tsx').then((m) => m.ExportDialog),
);
const ShareDialog = lazyPart('deck-share', () =>
  import('#features/decks/reading/share/share-dialog.tsx').then((m) => m.ShareDialog),
);
const HistoryDialog = lazyPart('deck-history', () =>
  import('#features/decks/editor/save/history-dialog.tsx').then((m) => m.HistoryDialog),
);
const ConflictDialog = lazyPart('deck-conflict', () =>
  import('#features/decks/editor/save/conflict-dialog.tsx').then((m) => m.ConflictDialog),
);

export type BuilderDialogsProps = {
  dialog: BuilderDialog | null;
  onClose: () => void;
  document: DeckDocument;
  cards: DeckCards;
};

/** The builder's dialogs, each loaded on first use. */
export function BuilderDialogs({ dialog, onClose, document, cards }: BuilderDialogsProps) {
  const { t } = useLingui();
  const conflict = useValue(conflictStore);
  const shared = { document, cards, onClose };
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
      {dialog === 'settings' && <SettingsDialog {...shared} />}
      {dialog === 'import' && <ImportDialog onClose={onClose} />}
      {dialog === 'export' && <ExportDialog {...shared} />}
      {dialog === 'share' && <ShareDialog {...shared} />}
      {dialog === 'history' && <HistoryDialog onClose={onClose} />}
      {conflict && <ConflictDialog theirs={conflict} />}
    </Suspense>
  );
}
