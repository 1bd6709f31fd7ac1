import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OAuthServer = {
  /** Replaces the address of Discord and Patreon. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Sets the account of the next consent. */
  setUser(id: string): void;
  /** The next consent is refused, as by a click on "Cancel". */
  refuseNext(): void;
  /** Redirects the next exchange of a code to another address, which would answer it. */
  redirectNext(): void;
  /** Bearer tokens that were issued. */
  tokens: readonly string[];
  close(): Promise<void>;
};

type Grant = { redirectUri: string; challenge: string; userId: string };

/**
 * A small OAuth 2 server (authorisation code with PKCE) with the routes and answers of Discord and
 * Patreon. It gives consent immediately.
 */
export async function startOAuthServer(): Promise<OAuthServer> {
  const clientId = 'deckframe-local';
  const clientSecret = randomBytes(12).toString('hex');
  const codes = new Map<string, Grant>();
  const users = new Map<string, string>();
  let userId = '80351110224678912';
  let isRefused = false;
  let isMoved = false;

  const authorise = (query: URLSearchParams, response: ServerResponse): void => {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    const isKnown = query.get('client_id') === clientId && query.get('response_type') === 'code';
    if (!isKnown || query.get('code_challenge_method') !== 'S256') {
      response.writeHead(400).end('unknown client or no PKCE');
      return;
    }
    if (isRefused) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomBytes(16).toString('hex');
      const challenge = query.get('code_challenge') ?? '';
      codes.set(code, { redirectUri: query.get('redirect_uri') ?? '', challenge, userId });
      back.searchParams.set('code', code);
    }
    isRefused = false;
    response.writeHead(302, { location: back.href }).end();
  };

  const exchange = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await readBody(request));
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
    const isRight =
      grant !== undefined &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret &&
      form.get('redirect_uri') === grant.redirectUri &&
      verifier.digest('base64url') === grant.challenge;
    if (!isRight) return sendJson(response, 400, { error: 'invalid_grant' });
    const token = randomBytes(16).toString('hex');
    users.set(token, grant.userId);
    return sendJson(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 600 });
  };

  const tellUser = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const id = users.get(token);
    if (id === undefined) sendJson(response, 401, { error: 'invalid_token' });
    else if (path.startsWith('/api/users')) sendJson(response, 200, { id, username: 'somebody' });
    else sendJson(response, 200, { data: { id, type: 'user', attributes: {} }, links: {} });
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/oauth2/authorize') authorise(searchParams, response);
    else if (pathname === '/api/oauth2/token' && isMoved) {
      isMoved = false;
      response.writeHead(307, { location: '/moved/token' }).end();
    } else if (['/api/oauth2/token', '/moved/token'].includes(pathname)) {
      void exchange(request, response);
    } else if (pathname === '/api/users/@me' || pathname === '/api/oauth2/v2/identity') {
      tellUser(request, response, pathname);
    } else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId,
    clientSecret,
    setUser: (id) => void (userId = id),
    refuseNext: () => void (isRefused = true),
    redirectNext: () => void (isMoved = true),
    get tokens() {
      return [...users.keys()];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
