import { userIdField } from '@deckframe/contract/accounts/account';
import type { Database } from '@deckframe/database/db';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../lib/app-error.ts';
import { endMails, findMailKey } from './queries.ts';

/**
 * Signs an unsubscribe token with a key of the member. It cannot do anything else, and the worker
 * needs no site secret.
 */
export function signUnsubscribe(userId: UserId, key: string): string {
  return `${printUserId(userId)}.${signatureOf(userId, key)}`;
}

/** Parses a token; the signature is verified later. */
function readUnsubscribe(token: string): { userId: UserId; signature: string } | undefined {
  const [id = '', signature = ''] = token.split('.');
  const { data: userId } = userIdField.safeParse(id);
  return userId === undefined || signature === '' ? undefined : { userId, signature };
}

function isSignedBy(userId: UserId, signature: string, key: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(userId, key))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(userId: UserId, key: string): string {
  return createHmac('sha256', key).update(`unsubscribe:${userId}`).digest('base64url');
}

/** Switches mailed kinds of notices to on-site only. Safe to repeat. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  const named = readUnsubscribe(token);
  const key = named && (await findMailKey(db, named.userId));
  if (named === undefined || key === undefined) throw new AppError('LINK_INVALID');
  if (!isSignedBy(named.userId, named.signature, key)) throw new AppError('LINK_INVALID');
  await endMails(db, named.userId);
}
