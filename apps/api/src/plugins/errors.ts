import { ERROR_CODES } from '@deckframe/contract/error-codes';
import { fillMessage, MESSAGES } from '@deckframe/contract/messages';
import { PROBLEM_CONTENT_TYPE, type Problem } from '@deckframe/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-types.ts';
import { AppError } from '../lib/app-error.ts';
import { toAppError } from '../lib/to-app-error.ts';

const RETRY_LATER_SECONDS = 1;

/** The only place that converts errors to answers. */
export function registerErrors(app: App): void {
  app.decorateReply('refusal', undefined);
  app.setErrorHandler((error, request, reply) => {
    const { policy } = request.routeOptions.config;
    const namesColumns = policy?.startsWith('collections.') === true;
    const refusal = toAppError(error, { namesColumns });
    const { status } = ERROR_CODES[refusal.code];
    if (status >= 500) {
      request.log.error({ err: error, code: refusal.code, route: routeOf(request) }, 'failed');
    }
    return sendProblem(refusal, request, reply);
  });

  app.setNotFoundHandler((request, reply) =>
    sendProblem(new AppError('NOT_FOUND'), request, reply),
  );
}

export function sendProblem(
  refusal: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, title } = ERROR_CODES[refusal.code];
  const retryAfter =
    refusal.retryAfterSeconds ?? (status === 503 ? RETRY_LATER_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const problem: Problem & Record<string, unknown> = {
    ...refusal.extensions,
    type: `urn:deckframe:error:${refusal.code}`,
    title,
    status,
    code: refusal.code,
    detail: fillMessage(MESSAGES[refusal.code], refusal.params),
    params: { ...refusal.params },
    requestId: request.id,
    ...(refusal.errors && { errors: [...refusal.errors] }),
  };
  reply.refusal = refusal.code;
  return reply
    .code(status)
    .header('content-type', PROBLEM_CONTENT_TYPE)
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem);
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unmatched';
}
