import type { MigrationBuilder } from 'node-pg-migrate';

/** The same event is imported once. Built beside the writes, which it would hold up else. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql(`create unique index concurrently if not exists tournaments_imported
    on tournaments (gameid, import_hash) where import_hash is not null`);
}

export function down(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists tournaments_imported');
}
