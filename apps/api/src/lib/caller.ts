import type { FastifyRequest } from 'fastify';
import { toAddressKey } from './address-key.ts';
import { getStartGame, type StartGameDeps } from './start-game.ts';

const USER_AGENT_MAX = 300;

/** Who asks, as far as limits, sessions, mails and the audit need to know. */
export type Caller = {
  requestId: string;
  /** The key of their address for limits; never stored with an account, never logged. */
  address: string;
  userAgent: string;
  cookie: string | undefined;
  /** The game whose pages the links of a mail lead to. */
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
