import type { MigrationBuilder } from 'node-pg-migrate';

/**
 * The few members with a role, for counting whom an event reaches. Built beside the writes: a
 * transaction would hold them all up until it is whole.
 */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql(`create index concurrently if not exists users_with_roles
    on users (id) where roles <> '{}' and deleted_at is null`);
}

export function down(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists users_with_roles');
}
