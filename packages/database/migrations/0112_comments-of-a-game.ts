import type { MigrationBuilder } from 'node-pg-migrate';

/**
 * What members talk about lately: the newest comments of one game, whatever they stand under. Built
 * beside the writes: a transaction would hold them all up until it is whole.
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
