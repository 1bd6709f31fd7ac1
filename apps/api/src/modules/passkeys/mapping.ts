import type { PasskeyRow } from '../accounts/auth/passkey-queries.ts';

export function toPasskey(row: PasskeyRow) {
  return {
    id: String(row.id),
    name: row.name ?? '',
    createdAt: (row.created_at ?? new Date(0)).toISOString(),
    synced: row.backed_up,
  };
}
