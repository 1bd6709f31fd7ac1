import { toStoredName } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { Flag, FlagOff, Lock, LockOpen } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DeckSummary } from '#decks/api/deck-mapping.ts';
import { VisibilityTag } from '#features/decks/lists/visibility-tag.tsx';
import { DECK_READS, readsOfDeck } from '#decks/api/deck-counts.ts';
import { readAgain } from '#lib/read-again.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { MARKED_DECKS_KEY, markDeck, type DeckFlags } from './api.ts';

/** A deck with the two marks that only administrators set. */
export function MarkedDeck({ deck }: { deck: DeckSummary }) {
  const { t } = useLingui();
  const { isLocked, isStarter, owner } = deck;
  const name = toStoredName(deck.name);
  const { mark, isPending } = useMark(deck);
  return (
    <li className="marked">
      <div className="marked__words">
        <Link to="/deck/$deckId" params={{ deckId: deck.id }} className="link marked__name">
          {name}
        </Link>
        <span className="marked__facts">
          {owner.username}
          <VisibilityTag visibility={deck.visibility} />
          {isLocked && <Tag tone="warn">{t`Locked`}</Tag>}
          {isStarter && <Tag tone="ok">{t`Starter deck`}</Tag>}
        </span>
      </div>
      <div className="marked__acts">
        <Button
          size="sm"
          busy={isPending}
          icon={isLocked ? <LockOpen size={15} /> : <Lock size={15} />}
          aria-label={isLocked ? t`Unlock ${name}` : t`Lock ${name}`}
          onClick={() => mark({ isLocked: !isLocked, isStarter })}
        >
          {isLocked ? t`Unlock` : t`Lock`}
        </Button>
        <Button
          size="sm"
          busy={isPending}
          icon={isStarter ? <FlagOff size={15} /> : <Flag size={15} />}
          aria-label={isStarter ? t`${name} is no starter deck` : t`Make ${name} a starter deck`}
          onClick={() => mark({ isLocked, isStarter: !isStarter })}
        >
          {isStarter ? t`No starter deck` : t`Make starter deck`}
        </Button>
      </div>
    </li>
  );
}

function useMark({ id, game, isLocked }: DeckSummary) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  const { mutate, isPending } = useWrite({
    send: (flags: DeckFlags, key) => markDeck(api, { game, deckId: id }, flags, key),
    done: (saved) => {
      client.setQueriesData<DeckSummary[]>({ queryKey: MARKED_DECKS_KEY }, (decks) =>
        decks?.map((deck) => (deck.id === saved.id ? saved : deck)),
      );
      const title =
        saved.isLocked === isLocked
          ? sayStarter(saved.isStarter)
          : saved.isLocked
            ? t`The deck is locked.`
            : t`The deck is unlocked.`;
      toasts.show({ kind: 'success', title });
      void readAgain(client, [...DECK_READS, readsOfDeck(game, id)]);
    },
  });
  const sayStarter = (isStarter: boolean) =>
    isStarter ? t`It is a starter deck now.` : t`It is no starter deck any more.`;
  return { mark: mutate, isPending };
}
