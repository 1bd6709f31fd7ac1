import {
  offerArchetypes,
  type Archetype,
  type ArchetypeFile,
} from '@deckframe/domain/decks/deck/archetypes';
import type { Deck } from '@deckframe/domain/decks/deck/deck';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { useEffect } from 'react';
import { getData, type ApiClient } from '#lib/api-client.ts';
import { useAppServices } from '#lib/app-services.ts';
import type { components } from '#lib/openapi.gen.ts';
import { useValue } from '#lib/use-value.ts';
import { cardImageSources } from '@deckframe/domain/cards/catalogue/card-image-sources';
import { deckCardBookOf } from '#decks/cards/card-book.ts';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { createArchetypeLoader, type ArchetypeLoader } from './archetype-loader.ts';
import { createArchetypeService } from './fetch-archetype-cards.ts';

export interface OfferedArchetypes {
  /** Those that the deck could be called by. */
  readonly offered: readonly Archetype[];
  readonly find: (name: string) => Archetype | undefined;
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

const loaders = new Map<string, ArchetypeLoader>();

/** The archetypes that a deck could be called by. */
export function useArchetypes(deck: Deck, { rules }: DeckCards): OfferedArchetypes {
  const { api, config } = useAppServices();
  const loader = archetypeLoaderOf(api, config);
  const { archetypes, isLoaded, hasFailed } = useValue(loader.state);
  useEffect(() => void loader.load(), [loader]);
  return {
    offered: offerArchetypes(rules, deck, archetypes),
    find: (name) => archetypes.find((one) => one.name === name),
    isLoaded,
    hasFailed,
    load: () => void loader.load(),
  };
}

function archetypeLoaderOf(api: ApiClient, config: PublicGameConfig): ArchetypeLoader {
  const known = loaders.get(config.gameid) ?? createLoader(api, config);
  loaders.set(config.gameid, known);
  return known;
}

function createLoader(api: ApiClient, config: PublicGameConfig): ArchetypeLoader {
  const book = deckCardBookOf(config);
  const widths = [Math.min(...config.cardFront_widths)];
  return createArchetypeLoader({
    config,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    fetchArchetypeCards: createArchetypeService({
      readFile,
      readGathered: (game) =>
        api
          .GET('/api/games/{game}/archetypes', { params: { path: { game } } })
          .then(getData<components['schemas']['ArchetypeCards']>)
          .then(({ archetypes }) => archetypes),
      loadPictures: async (numbers) => {
        await book.load(numbers);
        return (cardno) => {
          const card = book.find(cardno);
          const image = card && (card.image ?? card.cardno);
          return image && cardImageSources(config.cardFront_template, widths, image).src;
        };
      },
    }),
  });
}

async function readFile(gameid: string): Promise<ArchetypeFile> {
  const answer = await fetch(`${gameBasePath(gameid)}/config/archetypes.json`);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return (await answer.json()) as ArchetypeFile;
}
