import type { StaffRead } from '@deckframe/contract/endpoint';
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
import type { SessionUser, StaffSight } from './lib/session-user.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The policy of the route, from the domain's table. */
    policy?: PolicyName;
    /**
     * Proof that a write needs: only the session, a proof of identity within ten minutes, or such a
     * proof or the password in the body.
     */
    proof?: 'session' | 'fresh' | 'fresh-or-password';
    /** The personal data that staff read by the route; each read is recorded. */
    reads?: StaffRead;
    /** Probes and metrics are never rate limited or shed. */
    exempt?: boolean;
    /** Available during maintenance. */
    openInMaintenance?: boolean;
    /** A long-lived stream does not count as a request in flight. */
    isStream?: boolean;
  }

  interface FastifyReply {
    /** Error code of a refused request. */
    refusal: ErrorCode | undefined;
  }

  interface FastifyRequest {
    /** True for users who may enter a locked game. Their answers must not be cached publicly. */
    seesLockedGame: boolean;
    /** Returns the logged-in user or null. Reads the database at most once per request. */
    findUser(): Promise<SessionUser | null>;
    /** Reads of the logged-in user so far that only staff rights allowed. */
    sights: readonly StaffSight[] | undefined;
  }
}
