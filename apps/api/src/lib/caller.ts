import type { FastifyRequest } from 'fastify';
import { toAddressKey } from './address-key.ts';
import { getStartGame, type StartGameDeps } from './start-game.ts';

const USER_AGENT_MAX = 300;

/** What limits, sessions, mails and audit need to know about the caller. */
export type Caller = {
  requestId: string;
  /** Rate limit key of the address. Never stored with an account or logged. */
  address: string;
  userAgent: string;
  cookie: string | undefined;
  game: string;
};

export function toCaller(request: FastifyRequest, deps: StartGameDeps, game?: string): Caller {
  return {
    requestId: request.id,
    address: toAddressKey(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
    cookie: request.headers.cookie,
    game: game !== undefined && deps.games.find(game) ? game : getStartGame(deps),
  };
}
