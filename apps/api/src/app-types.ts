import type { ErrorCode } from '@deckframe/contract/error-codes';
import type { PolicyName } from '@deckframe/domain/accounts/access/policy';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { SessionUser } from './lib/session-user.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route: an entry of the domain's policy table. */
    policy?: PolicyName;
    /**
     * What a write asks beside its policy: nothing but the session, a proof of who sits there within
     * ten minutes, or that or the password in its body.
     */
    proof?: 'session' | 'fresh' | 'fresh-or-password';
    /** Probes and metrics: never limited, never shed. */
    exempt?: boolean;
    /** Answers although the game is under maintenance. */
    openInMaintenance?: boolean;
    /** Stays open for minutes: not one of the requests in hand. */
    isStream?: boolean;
  }

  interface FastifyReply {
    /** The code of the refusal that this answer is. */
    refusal: ErrorCode | undefined;
  }

  interface FastifyRequest {
    /** True for those who may enter a locked game: what they see is not for shared caches. */
    seesLockedGame: boolean;
    /** The signed-in user, or null. Asks the database once per request, only when asked. */
    findUser(): Promise<SessionUser | null>;
  }
}
