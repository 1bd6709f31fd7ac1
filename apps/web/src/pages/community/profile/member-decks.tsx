import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeckCard } from '#features/decks/lists/deck-card.tsx';
import { DeckResults } from '#features/decks/lists/deck-results.tsx';
import type { PublicProfile } from '#features/community/profile/api.ts';
import { FeatureDeck } from '#features/community/profile/feature-deck.tsx';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices } from '#lib/app-services.ts';
import { EmptyState } from '#ui/empty-state.tsx';

/** A member's public decks in this game, paged. The owner chooses featured ones. */
export function MemberDecks({ profile, isOwn }: { profile: PublicProfile; isOwn: boolean }) {
  const { t } = useLingui();
  const { gamename } = useAppServices().config;
  const { id: userId, username } = profile;
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
      {(page) =>
        page.decks.map((deck) => (
          <DeckCard
            key={deck.id}
            deck={deck}
            menu={isOwn && <FeatureDeck profile={profile} deck={deck} />}
          />
        ))
      }
    </DeckResults>
  );
}

function useMemberDecks(userId: string, turn: { after?: string; before?: string }) {
  const { config } = useAppServices();
  return useQuery(
    apiQuery('GET /api/games/:game/users/:userId/decks', {
      params: { game: config.gameid, userId },
      query: turn,
    }),
  );
}
