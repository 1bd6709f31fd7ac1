import type { MigrationBuilder } from 'node-pg-migrate';

/**
 * Since 0441 the public list uses custom_series_listed, and all other reads use the primary key.
 */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql(`-- contract: no query has read along it since the list has audiences
    drop index concurrently if exists custom_series_public`);
}

export function down(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql(`create index concurrently if not exists custom_series_public
    on custom_series (gameid, published_at desc, id desc)
    where is_published and moderated_at is null`);
}
