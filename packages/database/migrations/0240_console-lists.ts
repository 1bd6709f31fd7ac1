import type { MigrationBuilder } from 'node-pg-migrate';

/** Indexes for the console's lists. Built concurrently, so that writes do not wait. */
const INDEXES = {
  users_with_roles: `users (username_key) where roles <> '{}' and deleted_at is null`,
  users_suspended: 'users (username_key) where suspended_until is not null and deleted_at is null',
  audit_log_office: `audit_log (id) where details ? 'before'`,
  audit_log_subject: 'audit_log (subject, id)',
  audit_log_actor_newest: 'audit_log (actor_id, id)',
};

export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  for (const [name, columns] of Object.entries(INDEXES)) {
    pgm.sql(`create index concurrently if not exists ${name} on ${columns}`);
  }
}

export function down(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  for (const name of Object.keys(INDEXES)) pgm.sql(`drop index concurrently if exists ${name}`);
}
