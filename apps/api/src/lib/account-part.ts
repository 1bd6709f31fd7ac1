import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import type { DB } from '@deckframe/database/schema';
import { sql } from 'kysely';

/** What happens to published decks when the owner leaves. */
export type DeckChoice = 'keep' | 'delete';

type ColumnsOf<Table extends keyof DB> = `${Table}.${keyof DB[Table] & string}`;

/** A column of a table. Example: `likes.user_id`. */
export type ColumnName = { [Table in keyof DB]: ColumnsOf<Table> }[keyof DB];

/**
 * `export`: included in the member's export. `erase`: no row contains the id afterwards.
 * `anonymise`: rows stay under "Deleted user".
 */
export type Treatment = 'export' | 'erase' | 'anonymise';

// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- most parts are one statement
export type EraseStep = 'more' | void;

/** One kind of a member's data. Each module that stores some adds its part. */
export type AccountPart = {
  /** The key in the exported file. */
  name: string;
  /** Columns with a member's id that this part handles. */
  covers: Readonly<Partial<Record<ColumnName, readonly Treatment[]>>>;
  /**
   * Returns all data of this kind for the export. Long tables are read in pages, because one long
   * statement would hit the time-out.
   */
  read(db: Database, userId: UserId, pageSize: number): Promise<unknown> | AsyncIterable<unknown[]>;
  /**
   * Hides what `erase` will remove from all public reads, in the deletion's transaction. It runs
   * before the member's row is locked, because other writers lock a deck's counters before its
   * owner.
   */
  hide?(db: Database, userId: UserId, decks: DeckChoice): Promise<void>;
  /**
   * Erases or anonymizes data, one short step per transaction. Returns `more` while rows are left.
   * Safe to run again.
   */
  erase(db: Database, userId: UserId, decks: DeckChoice): Promise<EraseStep>;
};

/**
 * Creates the part of a table whose rows belong to a member: exported without id and `secret`
 * columns, and deleted. Example: `tablePart('bookmarks', 'deck_bookmarks.user_id')`.
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
        // Keyset pagination over all key columns.
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

/** A step implemented by a database function that returns true while rows are left. */
export async function eraseByFunction(
  db: Database,
  name: 'erase_follows' | 'erase_likes' | 'erase_series',
  userId: UserId,
): Promise<EraseStep> {
  const { rows } = await sql<{ more: boolean }>`
    select ${sql.id(name)}(${userId}) as more`.execute(db);
  if (rows[0]?.more === true) return 'more';
}

/** Yields pages until one is not full. */
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
