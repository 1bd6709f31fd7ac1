import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Layers, Search, User } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { decksNamedQuery, membersNamedQuery } from './api.ts';
import type { Command } from './palette-command.ts';

const SHORTEST = 2;
/** Letters of one word are one question. */
const PAUSE_MS = 200;

/** Public decks and members by name; asked once the letters have come to rest. */
export function useFoundCommands(typed: string): { decks: Command[]; members: Command[] } {
  const navigate = useNavigate();
  const { api } = useAppServices();
  const { features, gameid: game } = useGameConfig();
  const name = useRested(typed.trim());
  const isAsked = name.length >= SHORTEST;
  const decks = useQuery({
    ...decksNamedQuery(api, game, name),
    enabled: isAsked && features.publicDecklists === 'live',
  });
  const members = useQuery({
    ...membersNamedQuery(api, name),
    enabled: isAsked && features.profile === 'live',
  });
  if (!isAsked || typed.trim() === '') return { decks: [], members: [] };
  return {
    decks: (decks.data ?? []).map((deck) => ({
      id: `deck-${deck.id}`,
      title: deck.name,
      detail: deck.owner?.username,
      picture: <Layers size={16} aria-hidden="true" />,
      run: () => navigate({ to: '/deck/$deckId', params: { deckId: deck.id } }),
    })),
    members: (members.data ?? []).map(({ id, username }) => ({
      id: `member-${id}`,
      title: username,
      picture: <User size={16} aria-hidden="true" />,
      run: () => navigate({ to: '/profile/$userId', params: { userId: id } }),
    })),
  };
}

/** The way to the card list, whatever else was found. */
export function useSearchCommand(typed: string): Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { features } = useGameConfig();
  const query = typed.trim();
  if (query === '' || features.cardList !== 'live') return [];
  return [
    {
      id: 'search-cards',
      title: t`Search cards for “${query}”`,
      picture: <Search size={16} aria-hidden="true" />,
      run: () => navigate({ to: '/cardlist', search: { search: query } }),
    },
  ];
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
