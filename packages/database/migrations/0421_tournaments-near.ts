import type { MigrationBuilder } from 'node-pg-migrate';

/** Listed events in a box of the map. Built concurrently, so that writes do not wait. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql(`create index concurrently if not exists tournaments_near
    on tournaments (gameid, status, latitude, longitude)
    where latitude is not null and trust <> 'unlisted' and moderated_at is null`);
}

export function down(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists tournaments_near');
}
