import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ChevronUp, Dices, Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { DeckVitals } from '#features/decks/reading/stats/deck-vitals.tsx';
import { DeckVerdict } from '#features/decks/reading/verdict/deck-verdict.tsx';
import { toShownName } from '@deckframe/domain/decks/deck/deck';
import { judgeDeck } from '@deckframe/domain/decks/deck/judge-deck';
import { useAppServices } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CloneButton } from './clone-button.tsx';
import { DeckName, SaveButton } from './deck-head.tsx';
import { DeckMenu } from './deck-menu.tsx';
import { DeckPanel, type DeckPanelProps } from './deck-panel.tsx';
import { UndoButtons, useDeckStatus } from './deck-status.tsx';
import './phone-deck.css';

const Sheet = lazyPart('sheet', () => import('#ui/sheet.tsx').then((m) => m.Sheet));

/** A bar above the pool and a dock below it. The deck opens as a sheet. */
export function PhoneDeck(props: DeckPanelProps) {
  const { document, cards, canEdit, onDialog } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const { openDialog } = useAppServices();
  const status = useDeckStatus();
  const [isOpen, setOpen] = useState(!canEdit);
  return (
    <>
      <div className="phone-bar">
        <IconButton
          label={t`Back to decks`}
          icon={<ArrowLeft size={20} />}
          onClick={() => void navigate({ to: '/decks' })}
        />
        <div className="phone-bar__words">
          <DeckName name={document.name} canEdit={canEdit} />
          <p role="status">
            {status.icon}
            {status.short}
          </p>
        </div>
        <IconButton
          label={t`Search`}
          icon={<Search size={18} />}
          className="phone-bar__search"
          onClick={() => openDialog.set('palette')}
        />
        {canEdit && <UndoButtons isShort />}
        <DeckMenu canEdit={canEdit} onDialog={onDialog} />
        {canEdit ? <SaveButton isShort /> : <CloneButton document={document} />}
      </div>
      <div className="dock">
        <DeckVitals deck={document.cards} cards={cards} />
        {cards.isComplete && <DeckVerdict verdict={judgeDeck(cards.rules, document)} isShort />}
        <Button
          size="lg"
          trailing={<ChevronUp size={16} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t`Deck`}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <Sheet
            open
            onOpenChange={setOpen}
            title={toShownName(document.name)}
            closeLabel={t`Close the deck`}
            aside={
              <Button icon={<Dices size={16} />} onClick={() => onDialog('hand')}>
                {t`Test hand`}
              </Button>
            }
          >
            <div className="deck-sheet">
              <DeckPanel {...props} isSheet onChoose={() => setOpen(false)} />
            </div>
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
