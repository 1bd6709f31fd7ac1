import type { DeckDocument } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { CopyPlus } from 'lucide-react';
import { useDeckSession } from '#features/decks/editor/session/deck-session-of.ts';
import { Button } from '#ui/button.tsx';

/** Copies the deck, without id and owner, to the local draft. */
export function CloneButton({ document }: { document: DeckDocument }) {
  const { t } = useLingui();
  const session = useDeckSession();
  const navigate = useNavigate();
  return (
    <Button
      variant="primary"
      icon={<CopyPlus size={16} />}
      onClick={() => {
        session.startDraft(document);
        void navigate({ to: '/build' });
      }}
    >
      {t`Clone deck`}
    </Button>
  );
}
