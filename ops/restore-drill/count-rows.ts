import type { DrillPool } from './drill-pool.ts';

/** Returns the number of rows of each table. */
export async function countRows(pool: DrillPool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; count: string }>(`
    select name, (xpath('/row/count/text()', query_to_xml('select count(*) from ' || name,
      false, true, '')))[1]::text as count
    from (select quote_ident(schemaname) || '.' || quote_ident(tablename) as name
      from pg_tables where schemaname in ('public', 'graphile_worker')) as tables`);
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

/** Lists tables whose row counts differ. */
export function findDifferences(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'no table'}, now ${after[name] ?? 'no table'}`);
}
