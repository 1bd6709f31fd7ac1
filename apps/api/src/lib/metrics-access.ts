import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isPublicAddress } from './public-address.ts';

/**
 * True for the holder of the token, or without a token for this machine. A forwarded request is not
 * local.
 */
export function mayReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) {
    const { remoteAddress = '' } = request.socket;
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress);
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * True for a probe of this machine or of the private network. The proxy forwards no probe, so a
 * forwarded request is a visitor's, however its path is encoded.
 */
export function mayReadReadiness({ headers, socket }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  return headers['x-forwarded-for'] === undefined && !isPublicAddress(address);
}
