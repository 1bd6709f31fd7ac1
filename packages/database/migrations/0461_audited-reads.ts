import type { MigrationBuilder } from 'node-pg-migrate';

/** Finds the last read of the same data by the same staff member. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql(`create index concurrently if not exists audit_log_reads
    on audit_log (actor_id, subject, action, created_at)
    where action like 'read.%'`);
}

export function down(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists audit_log_reads');
}
