import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { CONTENTS, COUNTERS, type Invariant, type Slice } from '../site/health/invariants.ts';

const INVARIANTS: Readonly<Record<string, Invariant>> = { ...COUNTERS, ...CONTENTS };

/** As many as name a fault; a broken rule is looked into by hand. */
const SHOWN = 20;

export interface BrokenInvariant {
  readonly name: string;
  readonly subjects: readonly string[];
}

/** Rules that do not hold. Each is one statement, so it sees one moment of the data. */
export async function findBroken(
  db: Database,
  slice: Slice,
  rules: Readonly<Record<string, Invariant>> = INVARIANTS,
): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    const { rows } = await sql<{
      subject: string;
    }>`select subject from (${rule(slice)}) as found limit ${SHOWN}`.execute(db);
    if (rows.length > 0) broken.push({ name, subjects: rows.map(({ subject }) => subject) });
  }
  return broken;
}

/** All members and cards, part by part. */
export async function listSlices(db: Database, width: number): Promise<Slice[]> {
  const { rows } = await sql<{
    last: string;
  }>`select coalesce(max(id), 0) as last from users`.execute(db);
  const parts = Math.floor(Number(rows[0]?.last ?? 0) / width) + 1;
  return Array.from({ length: parts }, (_, part) => ({
    from: part * width,
    to: (part + 1) * width,
    part,
    parts,
  }));
}
