import type { Endpoint, Parts, WriteKind } from '@deckframe/contract/endpoint';
import { idempotencyHeaders, versionHeaders } from '@deckframe/contract/params';
import type {
  FastifyContextConfig,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
} from 'fastify';
import { z } from 'zod';
import type { App } from '../app-types.ts';

/** The parsed request. */
interface Call<P, Q, B> extends FastifyRequest {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

/** Server-side settings of a route. */
interface Settings {
  readonly bodyLimit?: number;
  readonly config?: Omit<FastifyContextConfig, 'policy' | 'proof' | 'reads'>;
}

const HEADERS = { keyed: idempotencyHeaders, versioned: versionHeaders };
const NO_BODY = z.null();

/** Registers an endpoint of the contract with schemas, headers, status, policy and limits. */
export function handle<R extends string, Sent, P, Q, B, A, W extends WriteKind | undefined>(
  app: App,
  { route, init }: Endpoint<R, Sent, Parts<P, Q, B>, A, W>,
  handler: (request: Call<P, Q, B>, reply: FastifyReply) => Promise<A | FastifyReply>,
  { bodyLimit = init.bodyLimit, config }: Settings = {},
): void {
  const [method, url = ''] = route.split(' ');
  const { policy, proof, reads, params, query, body, result, refusals, write, ...words } = init;
  const status = init.status ?? (result === undefined ? 204 : 200);
  const schema: FastifySchema = {
    operationId: words.operationId,
    summary: words.summary,
    ...(words.description !== undefined && { description: words.description }),
    tags: words.tags,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(write && { headers: HEADERS[write] }),
    response: { [status]: result ?? NO_BODY, ...refusals },
  };
  app.route({
    method: method as HTTPMethods,
    url,
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: { ...config, policy, ...(proof && { proof }), ...(reads && { reads }) },
    schema,
    handler: async (request, reply) => {
      reply.code(status);
      const answer = await handler(request as Call<P, Q, B>, reply);
      return result === undefined && !reply.sent ? reply.send(null) : answer;
    },
  });
}
