import type { FoundBuilds } from '#catalogue/engine/list-builds.ts';
import type { OwnDeckCards } from './api.ts';

/** The decks, and what was found about them. */
export type BoardProps = { decks: OwnDeckCards['decks']; builds: FoundBuilds };
