import type { Deck } from '@deckframe/domain/decks/deck/deck';
import { copiesOf } from '@deckframe/domain/collection/entries/free-copies';
import { finishDeck } from '@deckframe/domain/decks/deck/finish-deck';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { usePrintings } from '#catalogue/use-cards.ts';
import { Panel } from '#ui/panel.tsx';
import { useClaims } from '../claims/use-claims.ts';
import { useShelfChanges } from '../sync/use-shelf-changes.ts';
import { useShelf, type SharedShelf } from '../sync/use-shelf.ts';
import { MissingCards } from './missing-cards.tsx';
import './finish-deck.css';

export type FinishDeckProps = {
  /** In addresses. */
  deckId: string;
  deck: Deck;
  /** Of all its cards. */
  originalIds: readonly string[];
  onCopy: (text: string) => void;
};

/** What the member has free for a deck, and the cheapest way to the rest. */
export function FinishDeck(props: FinishDeckProps) {
  const shelf = useShelf();
  return shelf && <OwnFinish {...props} shelf={shelf} />;
}

type OwnFinishProps = FinishDeckProps & { shelf: SharedShelf };

function OwnFinish({ deckId, deck, originalIds, onCopy, shelf }: OwnFinishProps) {
  const { t } = useLingui();
  const { cards } = usePrintings(originalIds);
  const claims = useClaims(deckId);
  useShelfChanges(shelf);
  if (cards === undefined || claims === undefined) return null;
  const countOf = (cardno: string) => shelf.get(cardno).count + copiesOf(claims.elsewhere, cardno);
  const found = finishDeck(deck, cards, countOf, claims);
  const { owned, needed } = found;
  // Nothing to own: an empty deck, or fan-made cards alone.
  if (needed === 0) return null;
  return (
    <Panel heading={t`Finish this deck`} aside={t`${owned} of ${needed}`}>
      {found.missing.length === 0 ? (
        <p className="finish__done">
          <CircleCheck size={16} aria-hidden="true" />
          {t`You own every card of this deck.`}
        </p>
      ) : (
        <MissingCards
          found={found}
          taken={originalIds}
          claims={claims}
          shelf={shelf}
          onCopy={onCopy}
        />
      )}
    </Panel>
  );
}
