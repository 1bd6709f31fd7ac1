import type { MigrationBuilder } from 'node-pg-migrate';

/**
 * The newest comments of one game, on all kinds of content. Built concurrently, so that writes do
 * not wait.
 */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql(`create index concurrently if not exists comments_recent
    on comments (gameid, id desc) where moderated_at is null`);
}

export function down(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists comments_recent');
}
