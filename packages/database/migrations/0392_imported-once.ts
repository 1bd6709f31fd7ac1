import type { MigrationBuilder } from 'node-pg-migrate';

/** An event can be imported only once. Built concurrently, so that writes do not wait. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql(`create unique index concurrently if not exists tournaments_imported
    on tournaments (gameid, import_hash) where import_hash is not null`);
}

export function down(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists tournaments_imported');
}
