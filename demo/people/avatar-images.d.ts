import type { Database } from '@deckframe/database/db';
/** The card faces of a game that members of the demo world wear as their avatars. */
export declare function listAvatarImages(db: Database, game: string): Promise<string[]>;
