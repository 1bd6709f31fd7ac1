import type { MigrationBuilder } from 'node-pg-migrate';

/**
 * Members with a role, to count the audience of an event. Built concurrently, so that writes do not
 * wait.
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
