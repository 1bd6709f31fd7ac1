import type { MigrationBuilder } from 'node-pg-migrate';

/** Since 0441 the public list is read along custom_series_listed; every other read goes by the key. */
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
