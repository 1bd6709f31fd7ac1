import { toShownName } from '@deckframe/domain/decks/deck/deck-document';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Switch } from '#ui/switch.tsx';
import { Tag } from '#ui/tag.tsx';
import {
  ownDeckCardsQuery,
  type OwnDeckCards,
} from '#features/decks/own-cards/own-deck-cards-query.ts';
import { sleeveDeck } from '../collection/build-decks/api.ts';
import type { BoardProps } from './board-props.ts';

/** Each deck by itself: what it needs, what is free for it, and whether it is put together. */
export function DeckChances({ decks, builds }: BoardProps) {
  const { t } = useLingui();
  const sleeve = useSleeve();
  const chances = new Map(builds.chances.map((chance) => [chance.id, chance]));
  return (
    <ul className="build-list">
      {decks.map(({ id, name, isSleeved }) => {
        const { needed = 0, free = 0, isReady = false } = chances.get(id) ?? {};
        const missing = needed - free;
        const shown = toShownName(name);
        return (
          <li key={id}>
            <span className="build-list__name">
              <Link to="/deck/$deckId" params={{ deckId: id }}>
                {shown}
              </Link>
              <small>{t`${free} of ${needed} on hand`}</small>
            </span>
            {isReady ? (
              <Tag tone="ok">{t`Ready`}</Tag>
            ) : (
              <Tag tone="warn">{t`Short ${missing}`}</Tag>
            )}
            <Switch
              label={t`Sleeved up`}
              aria-label={t`${shown} is sleeved up`}
              checked={isSleeved}
              onChange={(event) => sleeve.mutate({ id, isSleeved: event.target.checked })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Shown at once, and taken back where the server does not take it. */
function useSleeve() {
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const client = useQueryClient();
  const { queryKey } = ownDeckCardsQuery(api, game);
  return useWrite<{ id: string; isSleeved: boolean }>({
    send: ({ id, isSleeved }, key) => sleeveDeck(api, { game, deckId: id }, isSleeved, key),
    show: async ({ id, isSleeved }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<OwnDeckCards>(queryKey);
      client.setQueryData<OwnDeckCards>(queryKey, (known) => {
        if (known === undefined) return known;
        const decks = known.decks.map((deck) => (deck.id === id ? { ...deck, isSleeved } : deck));
        return { ...known, decks };
      });
      return () => client.setQueryData(queryKey, before);
    },
  });
}
