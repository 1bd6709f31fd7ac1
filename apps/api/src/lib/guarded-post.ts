import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Why an address was refused. The address is a secret and is in no message. */
export type Refusal = 'scheme' | 'port' | 'credentials' | 'host' | 'address';

export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`the address is refused: ${refusal}`);
    this.refusal = refusal;
  }
}

export type GuardedPostOptions = {
  /** Allows plain HTTP to this machine, for tests and development. */
  allowLoopback?: boolean;
  lookup?: typeof systemLookup;
  timeoutMs?: number;
};

export type Post = { url: string; headers: Readonly<Record<string, string>>; body: string };

const TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 20 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
/** Only the status is used; the body is read up to this length. */
const MAX_ANSWER_BYTES = 4096;
const NAME = /^(?!.*\.\.)[a-z0-9.-]+\.[a-z0-9-]*[a-z][a-z0-9-]*$/;
const INNER_NAME = /\.(local|localhost|internal|arpa|localdomain|lan|onion|test|example|invalid)$/;

/**
 * Sends a request to a public address and returns the status. It checks the URL, every resolved
 * address, and the peer of the socket. Redirects are not followed.
 */
export async function guardedPost(post: Post, options: GuardedPostOptions = {}): Promise<number> {
  const url = checkUrl(post.url, options);
  const body = Buffer.from(post.body);
  if (body.length > MAX_BODY_BYTES) throw new RangeError('the body is too large to be sent');
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = send(url, {
    method: 'POST',
    headers: { ...post.headers, 'content-length': body.length },
    agent: false,
    lookup: guardLookup(options),
    maxHeaderSize: MAX_HEADER_BYTES,
    signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
  });
  sent.on('socket', (socket: Socket) => {
    socket.once('connect', () => {
      const peer = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '') ?? '';
      if (!isLetThrough(peer, options)) sent.destroy(new RefusedAddressError('address'));
    });
  });
  sent.on('error', reject);
  sent.on('response', (answer) => {
    answer.on('error', reject);
    readToItsEnd(answer, () => resolve(answer.statusCode ?? 0));
  });
  sent.end(body);
  return promise;
}

function isLetThrough(address: string, { allowLoopback = false }: GuardedPostOptions): boolean {
  return isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));
}

function checkUrl(text: string, options: GuardedPostOptions): URL {
  const url = new URL(text);
  // The URL parser has normalized the IPv4 notation.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isOwn = options.allowLoopback === true && isLoopbackAddress(host);
  if (url.username !== '' || url.password !== '') throw new RefusedAddressError('credentials');
  if (url.protocol !== 'https:' && !(isOwn && url.protocol === 'http:')) {
    throw new RefusedAddressError('scheme');
  }
  if (url.port !== '' && !isOwn) throw new RefusedAddressError('port');
  // An IP address needs no lookup.
  if (isIP(host) !== 0) {
    if (!isLetThrough(host, options)) throw new RefusedAddressError('address');
  } else if (!NAME.test(host) || INNER_NAME.test(host)) {
    throw new RefusedAddressError('host');
  }
  return url;
}

/** Connects to the checked address, so DNS rebinding has no effect. */
function guardLookup(options: GuardedPostOptions): LookupFunction {
  const ask = options.lookup ?? systemLookup;
  return (host, wanted, done) => {
    ask(host, { family: wanted.family ?? 0, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error !== null) done(error, '', 0);
      else if (first === undefined || found.some(({ address }) => !isLetThrough(address, options)))
        done(new RefusedAddressError('address'), '', 0);
      else if (wanted.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

function readToItsEnd(answer: IncomingMessage, done: () => void): void {
  let length = 0;
  answer.on('data', (part: Buffer) => {
    length += part.length;
    if (length <= MAX_ANSWER_BYTES) return;
    done();
    answer.destroy();
  });
  answer.on('end', done);
}
