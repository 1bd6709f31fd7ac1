import { cardImageSources } from '@deckframe/domain/cards/catalogue/card-image-sources';
import {
  offerArchetypes,
  describeArchetype,
  type Archetype,
} from '@deckframe/domain/decks/deck/archetypes';
import type { Deck } from '@deckframe/domain/decks/deck/deck';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { useEffect } from 'react';
import {
  createArchetypeReaders,
  readArchetypes,
  type ArchetypeReaders,
} from '#decks/archetypes/read-archetypes.ts';
import { createCardBook } from '#decks/cards/use-deck-card-book.ts';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { lateService, useLateService, type AppServices } from '#lib/app-services.ts';
import { deckText, errorText } from '#lib/message-text.ts';
import { useValue } from '#lib/use-value.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import { initialsOf } from '#ui/initials.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

interface ArchetypeAnswer {
  readonly success: boolean;
  readonly archetypes: readonly Archetype[];
  /** The loading error in the user's language. */
  readonly error: string | null;
}

export interface ArchetypeSources extends ArchetypeReaders {
  /** Finds the cards that represent archetypes; returns their picture addresses. */
  readonly loadPictures: (
    numbers: readonly string[],
  ) => Promise<(cardno: string) => string | undefined>;
}

type ArchetypeService = (wish: {
  gameid: string;
  config: Pick<PublicGameConfig, 'gameColors'>;
}) => Promise<ArchetypeAnswer>;

/** DECK-43, DECK-44, C-34: the file is optional, the service is not. */
export function createArchetypeService(sources: ArchetypeSources): ArchetypeService {
  return async function fetchArchetypeCards({ gameid, config }) {
    try {
      const known = await readArchetypes(sources, gameid);
      // Without pictures icons are drawn.
      const findPicture = await sources
        .loadPictures(known.map(({ icon }) => icon))
        .catch(() => () => undefined);
      const archetypes = known.map((one) => describeArchetype(config, one, findPicture));
      return { success: true, archetypes, error: null };
    } catch (error) {
      return { success: false, archetypes: [], error: errorText(error) };
    }
  };
}

/** SVG pictures cannot use tokens. */
const INK = { ground: '#15191e', plain: '#3b4550', letters: '#f3f5f7' } as const;

/** Draws two letters over a stripe in the archetype's colour, for archetypes without a picture. */
export function drawFakeIcon({ name, color }: Pick<Archetype, 'color' | 'name'>): string {
  const stripe = color === '' ? INK.plain : color;
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<path fill="${INK.ground}" d="M0 0h40v40H0z"/>`,
    `<path fill="${escapeXml(stripe)}" d="M0 33h40v7H0z"/>`,
    `<text x="20" y="24" fill="${INK.letters}" text-anchor="middle"`,
    ' font-family="system-ui,sans-serif" font-size="17" font-weight="700">',
    `${escapeXml(initialsOf(name))}</text></svg>`,
  ].join('');
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** DECK-48: icons per batch, so that drawing does not block the page. */
export const FAKE_ICON_BATCH = 10;
export const FAKE_ICON_PAUSE_MS = 100;

/** Draws the missing icons batch by batch; `show` gets the whole list after each. */
async function fillFakeIcons(
  archetypes: readonly Archetype[],
  pause: (milliseconds: number) => Promise<void>,
  show: (archetypes: readonly Archetype[]) => void,
): Promise<void> {
  const missing = archetypes.filter(({ needsFakeIcon }) => needsFakeIcon);
  const drawn = new Map<Archetype, Archetype>();
  for (let at = 0; at < missing.length; at += FAKE_ICON_BATCH) {
    if (at > 0) await pause(FAKE_ICON_PAUSE_MS);
    for (const one of missing.slice(at, at + FAKE_ICON_BATCH)) {
      drawn.set(one, { ...one, fakeIcon: drawFakeIcon(one) });
    }
    show(archetypes.map((one) => drawn.get(one) ?? one));
  }
}

interface ArchetypeState {
  readonly archetypes: readonly Archetype[];
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  /** The last attempt failed. */
  readonly hasFailed: boolean;
}

interface ArchetypeLoader {
  readonly state: ValueStore<ArchetypeState>;
  /** Loads once; retries after a failure. */
  readonly load: () => Promise<void>;
}

interface LoaderDeps {
  readonly config: Pick<PublicGameConfig, 'gameColors' | 'gameid'>;
  readonly fetchArchetypeCards: ArchetypeService;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const NONE: ArchetypeState = {
  archetypes: [],
  isLoading: false,
  isLoaded: false,
  hasFailed: false,
};

/** DECK-45 to DECK-47: the archetypes of a game, fetched once. */
export function createArchetypeLoader(deps: LoaderDeps): ArchetypeLoader {
  const { config, fetchArchetypeCards, pause } = deps;
  const state = createValueStore<ArchetypeState>(NONE);
  return {
    state,
    load: async () => {
      const { isLoading, isLoaded } = state.get();
      if (isLoading || isLoaded) return;
      state.set({ ...NONE, isLoading: true });
      const answer = await fetchArchetypeCards({ gameid: config.gameid, config });
      if (!answer.success) {
        state.set({ ...NONE, hasFailed: true });
        const title = deckText('archetypesFailed', { message: answer.error ?? '' });
        toasts.show({ kind: 'error', title });
        return;
      }
      const { archetypes } = answer;
      state.set({ ...NONE, archetypes, isLoaded: true });
      await fillFakeIcons(archetypes, pause, (filled) =>
        state.set({ ...state.get(), archetypes: filled }),
      );
    },
  };
}

export interface OfferedArchetypes {
  /** Archetypes that fit the deck. */
  readonly offered: readonly Archetype[];
  readonly find: (name: string) => Archetype | undefined;
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** Returns the archetypes that fit the deck. */
export function useArchetypes(deck: Deck, { rules }: DeckCards): OfferedArchetypes {
  const loader = useLateService(createLoader);
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

function createLoader(services: AppServices): ArchetypeLoader {
  const { api, config } = services;
  const book = lateService(services, createCardBook);
  const widths = [Math.min(...config.cardFront_widths)];
  return createArchetypeLoader({
    config,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    fetchArchetypeCards: createArchetypeService({
      ...createArchetypeReaders(api),
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
