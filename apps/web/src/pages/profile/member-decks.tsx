import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeckCard } from '#features/deck-lists/deck-card.tsx';
import { DeckResults } from '#features/deck-lists/deck-results.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { memberDecksQuery } from './api.ts';

/** The public decks of a member in this game, a page at a time. */
export function MemberDecks({ userId, username }: { userId: string; username: string }) {
  const { t } = useLingui();
  const { gamename } = useAppServices().config;
  const [turn, setTurn] = useState<{ after?: string; before?: string }>({});
  const result = useMemberDecks(userId, turn);
  return (
    <DeckResults
      result={result}
      empty={
        <EmptyState title={t`No public decks yet`}>
          <Trans>
            {username} has not published any decks for {gamename} yet.
          </Trans>
        </EmptyState>
      }
      onTurn={({ after, before }) => setTurn({ ...(after ? { after } : before && { before }) })}
    >
      {(page) => page.decks.map((deck) => <DeckCard key={deck.id} deck={deck} />)}
    </DeckResults>
  );
}

function useMemberDecks(userId: string, turn: { after?: string; before?: string }) {
  const { api, config } = useAppServices();
  return useQuery(memberDecksQuery(api, { game: config.gameid, userId }, turn));
}
