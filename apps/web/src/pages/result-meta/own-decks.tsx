import type { PlannedDeck } from '@deckframe/domain/meta/plan-field';
import { useQuery } from '@tanstack/react-query';
import { useBuilds } from '#catalogue/use-builds.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useClaims } from '#features/collection/claims/use-claims.ts';
import { useShelf, type SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { ownDeckCardsQuery } from '#features/decks/own-cards/own-deck-cards-query.ts';
import { useAppServices } from '#lib/app-services.ts';
import { OwnDecksTable } from '../meta/result-meta/own-decks-table.tsx';
import { useOwnArchetypes } from './use-own-archetypes.ts';

type Props = { planned: readonly PlannedDeck[]; windowId: string };

/** The member's own decks in this field, and which of them the collection builds. */
export function OwnDecks(props: Props) {
  const shelf = useShelf();
  return shelf && <OfMember {...props} shelf={shelf} />;
}

function OfMember({ planned, windowId, shelf }: Props & { shelf: SharedShelf }) {
  const { api, config } = useAppServices();
  const decks = useQuery(ownDeckCardsQuery(api, config.gameid)).data?.decks;
  const builds = useBuilds(useCatalogue('all'), shelf, decks, useClaims());
  const archetypes = useOwnArchetypes(decks ?? []);
  const odds = new Map(planned.map((deck) => [deck.archetype, deck]));
  const chances = new Map(builds?.chances.map((chance) => [chance.id, chance]));
  const rows = (decks ?? []).flatMap(({ id, name }) => {
    const expected = odds.get(archetypes.get(id) ?? '');
    const chance = chances.get(id);
    const missing = chance && chance.needed - chance.free;
    return expected ? [{ ...expected, id, name, missing }] : [];
  });
  if (decks === undefined || decks.length === 0) return null;
  const best = rows.toSorted((a, b) => b.winRate.mean - a.winRate.mean);
  return <OwnDecksTable rows={best} windowId={windowId} />;
}
