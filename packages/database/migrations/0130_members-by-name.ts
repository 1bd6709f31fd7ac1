import type { MigrationBuilder } from 'node-pg-migrate';

/**
 * Members by the start of their name, for the global search. Built concurrently, so that writes do
 * not wait.
 */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql(`create index concurrently if not exists users_by_name_start
    on users (username_key text_pattern_ops) where deleted_at is null and emailverified`);
}

export function down(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists users_by_name_start');
}
