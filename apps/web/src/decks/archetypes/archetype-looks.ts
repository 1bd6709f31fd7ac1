import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useCards } from '#catalogue/use-cards.ts';
import { useAppServices } from '#lib/app-services.ts';
import { createArchetypeReaders, readArchetypes } from './read-archetypes.ts';

const DAY_MS = 86_400_000;

/** How an archetype is drawn beside its name. */
export interface ArchetypeLook {
  readonly colors: readonly string[];
  /** The card that represents it; undefined while loading, or if the catalogue lacks it. */
  readonly card: CatalogueCard | undefined;
}

/** Colours and cards of the game's archetypes, by name. Empty while loading: they only decorate. */
export function useArchetypeLooks(): ReadonlyMap<string, ArchetypeLook> {
  const { api, config } = useAppServices();
  const game = config.gameid;
  const { data: archetypes } = useQuery({
    queryKey: ['archetype-looks', game],
    queryFn: () => readArchetypes(createArchetypeReaders(api), game),
    staleTime: DAY_MS,
  });
  const icons = useMemo(
    () => [...new Set(archetypes?.map(({ icon }) => icon))].toSorted(),
    [archetypes],
  );
  const { cards } = useCards(icons);
  return useMemo(() => {
    const byNumber = new Map(cards?.map((card) => [card.cardno, card]));
    return new Map(
      archetypes?.map(({ name, colors, icon }) => [name, { colors, card: byNumber.get(icon) }]),
    );
  }, [archetypes, cards]);
}
