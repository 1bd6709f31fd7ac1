import type { MigrationBuilder } from 'node-pg-migrate';

const IS_RESULT = `status = 'finished' and trust <> 'unlisted' and moderated_at is null`;

const INDEXES: Readonly<Record<string, string>> = {
  tournaments_of_venue: `tournaments (gameid, (lower(btrim(location)) collate "C"), start_date desc, id)
    where ${IS_RESULT} and mode = 'venue' and btrim(location) <> ''`,
  tournaments_series_names: `tournaments (gameid, (lower(name) collate "C"), series_id)
    where ${IS_RESULT} and series_id is not null`,
};

/** Statistics for finding venues and series. Built concurrently, so that writes do not wait. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  for (const [name, on] of Object.entries(INDEXES))
    pgm.sql(`create index concurrently if not exists ${name} on ${on}`);
}

export function down(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  for (const name of Object.keys(INDEXES)) pgm.sql(`drop index concurrently if exists ${name}`);
}
