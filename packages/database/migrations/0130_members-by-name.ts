import type { MigrationBuilder } from 'node-pg-migrate';

/**
 * Members by the beginning of their name, for the search over everything. Built beside the writes: a
 * transaction would hold them all up until it is whole.
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
