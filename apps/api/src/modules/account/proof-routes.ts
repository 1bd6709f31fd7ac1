import { statusAnswer } from '@deckframe/contract/account-fields';
import { passkeySignInBody } from '@deckframe/contract/accounts/passkeys';
import { proofBody } from '@deckframe/contract/accounts/second-factor';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { toCaller } from '../../lib/caller.ts';
import { requireUser } from '../../lib/require-user.ts';
import { printUsedChallengeCookie, proveByPasskey } from '../accounts/auth/passkey-service.ts';
import { prove } from '../accounts/account/prove.ts';

const tags = ['account'];
const OK = { status: true } as const;

/** Without keys, like everything that asks for a password: repeating it changes nothing more. */
export function proofRoutes(app: App, services: AppServices): void {
  app.post(
    '/api/me/proof',
    {
      config: { policy: 'account.own', proof: 'session' },
      schema: {
        operationId: 'prove',
        summary: 'Show once more that it is you, by a code or the password',
        tags,
        body: proofBody,
        response: { 200: statusAnswer },
      },
    },
    async (request) => {
      const user = await requireUser(request);
      await prove(services, user, request.body, toCaller(request, services));
      return OK;
    },
  );

  app.post(
    '/api/me/proof/passkey',
    {
      config: { policy: 'account.own', proof: 'session' },
      schema: {
        operationId: 'proveByPasskey',
        summary: 'Show once more that it is you, by a passkey; begins like a sign-in by one',
        tags,
        body: passkeySignInBody,
        response: { 200: statusAnswer },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request);
      await proveByPasskey(services, user, request.body, toCaller(request, services));
      reply.header('set-cookie', printUsedChallengeCookie(services.env));
      return OK;
    },
  );
}
