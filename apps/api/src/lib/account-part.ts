import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import type { DB } from '@deckframe/database/schema';
import { sql } from 'kysely';

/** What becomes of published decks when their owner goes. */
export type DeckChoice = 'keep' | 'delete';

type ColumnsOf<Table extends keyof DB> = `${Table}.${keyof DB[Table] & string}`;

/** A column of a table. Example: `likes.user_id`. */
export type ColumnName = { [Table in keyof DB]: ColumnsOf<Table> }[keyof DB];

/**
 * `export`: what it leads to is handed to the member. `erase`: after the deletion no row holds the id
 * there. `anonymise`: rows stay, and the id in them leads to "Deleted user".
 */
export type Treatment = 'export' | 'erase' | 'anonymise';

// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- most parts are one statement
export type EraseStep = 'more' | void;

/** One kind of data that a member has; each module that keeps some adds its part to the list. */
export type AccountPart = {
  /** The key in the exported file. */
  name: string;
  /** Every column with a member's id that this part deals with. */
  covers: Readonly<Partial<Record<ColumnName, readonly Treatment[]>>>;
  /**
   * Everything of this kind about the member, as it is handed to them. What grows without bound comes
   * in pages, one short statement each: one long statement would be ended in the middle of the file.
   */
  read(db: Database, userId: UserId, pageSize: number): Promise<unknown> | AsyncIterable<unknown[]>;
  /**
   * Hides from every public read what `erase` will remove, in the transaction of the deletion. It runs
   * before the member's row is locked: other writers lock a deck's counters first, then its owner.
   */
  hide?(db: Database, userId: UserId, decks: DeckChoice): Promise<void>;
  /**
   * Erases the data or unlinks it from the person: one short step in a transaction of its own. Returns
   * `more` while rows are left. Safe to run again.
   */
  erase(db: Database, userId: UserId, decks: DeckChoice): Promise<EraseStep>;
};

/**
 * The part of a table whose rows belong to the member: handed over row by row without the id and the
 * `secret` columns, and deleted. Example: `tablePart('bookmarks', 'deck_bookmarks.user_id')`.
 */
export function tablePart(
  name: string,
  owner: ColumnName,
  secret: readonly string[] = [],
): AccountPart {
  const [table = '', column = ''] = owner.split('.');
  const [rows, id] = [sql.table(table), sql.ref(column)];
  return {
    name,
    covers: { [owner]: ['export', 'erase'] },
    read: (db, userId, pageSize) =>
      readInPages(pageSize, async (after: string | undefined) => {
        // Rows compare column by column; the last one of a page tells where the next begins.
        const further =
          after === undefined
            ? sql``
            : sql`and kept > jsonb_populate_record(null::${rows}, ${after}::jsonb)`;
        const found = await sql<{ entry: unknown; place: string }>`
          select to_jsonb(kept) - ${[column, ...secret]}::text[] as entry,
            to_jsonb(kept)::text as place
          from ${rows} as kept where ${id} = ${userId} ${further}
          order by kept limit ${pageSize}`.execute(db);
        return found.rows;
      }),
    async erase(db, userId) {
      await sql`delete from ${rows} where ${id} = ${userId}`.execute(db);
    },
  };
}

/** A step that a function of the database does: it returns true while rows are left. */
export async function eraseByFunction(
  db: Database,
  name: 'erase_follows' | 'erase_likes' | 'erase_series',
  userId: UserId,
): Promise<EraseStep> {
  const { rows } = await sql<{ more: boolean }>`
    select ${sql.id(name)}(${userId}) as more`.execute(db);
  if (rows[0]?.more === true) return 'more';
}

/** Page after page, until one is not full. */
export async function* readInPages<Place>(
  pageSize: number,
  readPage: (after: Place | undefined) => Promise<readonly { entry: unknown; place: Place }[]>,
): AsyncGenerator<unknown[]> {
  let after: Place | undefined;
  for (;;) {
    const page = await readPage(after);
    yield page.map(({ entry }) => entry);
    if (page.length < pageSize) return;
    after = page.at(-1)?.place;
  }
}
