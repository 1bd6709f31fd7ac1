import type { DeckDocument } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { CopyPlus } from 'lucide-react';
import { useDeckSession } from '#features/decks/editor/session/deck-session-of.ts';
import { useCopyName } from '#features/decks/editor/session/use-copy-name.ts';
import { Button } from '#ui/button.tsx';

/** Copies the deck, without id and owner, to the local draft. */
export function CloneButton({ document }: { document: DeckDocument }) {
  const { t } = useLingui();
  const session = useDeckSession();
  const copyName = useCopyName();
  const navigate = useNavigate();
  return (
    <Button
      variant="primary"
      icon={<CopyPlus size={16} />}
      onClick={() => {
        session.startDraft({ ...document, name: copyName(document.name) });
        void navigate({ to: '/build' });
      }}
    >
      {t`Clone deck`}
    </Button>
  );
}
