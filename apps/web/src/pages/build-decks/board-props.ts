import type { FoundBuilds } from '#catalogue/engine/list-builds.ts';
import type { OwnDeckCards } from '#features/decks/own-cards/own-deck-cards-query.ts';

/** The decks, and what was found about them. */
export type BoardProps = { decks: OwnDeckCards['decks']; builds: FoundBuilds };
