import { createHmac } from 'node:crypto';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

const SIGNATURE = 16;

/** What the QR code says: which entry it is, and that we wrote it. */
export function signTicket(secret: string, place: TournamentPlace, entryId: string): string {
  const said = `ticket:${place.game}:${place.id}:${entryId}`;
  const signature = createHmac('sha256', secret).update(said).digest('base64url');
  return `${entryId}.${signature.slice(0, SIGNATURE)}`;
}
