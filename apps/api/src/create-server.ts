import { STATUS_CODES } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppDeps } from './app-deps.ts';
import type { App } from './app-types.ts';
import { createSerializerCompiler } from './lib/serializer.ts';
import { TIMEOUTS } from './lib/timeouts.ts';
import { toAppError } from './lib/to-app-error.ts';
import { sendProblem } from './plugins/errors.ts';
import { registerJsonBodies } from './plugins/json-bodies.ts';
import { listSecurityHeaders } from './plugins/security-headers.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const MAX_PARAM_LENGTH = 256;

/** Statuses of requests that Node could not read; all others get 400. */
const UNREAD_STATUS = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/** Returns an answer without a body, as text, for a request that Node could not read. */
function printRefusal(code: string, headers: Readonly<Record<string, string>>): string {
  const status = UNREAD_STATUS.get(code) ?? 400;
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
}

/** Creates Fastify with limits and time-outs, without plugins and routes. */
export function createServer(deps: Pick<AppDeps, 'env' | 'ids' | 'logger'>): App {
  const { env } = deps;
  const loggerInstance: FastifyBaseLogger = deps.logger;
  const headers = listSecurityHeaders(env);
  const app: App = Fastify({
    loggerInstance,
    genReqId: () => deps.ids.requestId(),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    trustProxy: env.TRUST_PROXY > 0 && ((_address, hop) => hop < env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT_BYTES,
    connectionTimeout: TIMEOUTS.idleConnectionMs,
    keepAliveTimeout: TIMEOUTS.keepAliveMs,
    requestTimeout: TIMEOUTS.requestMs,
    http: { headersTimeout: TIMEOUTS.headersMs },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: false },
    // Addresses with invalid encoding and over-long parameters reach no route and no hook.
    frameworkErrors: (error, request, reply) =>
      sendProblem(toAppError(error), request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable) socket.write(printRefusal(error.code, headers));
      socket.destroy(error);
    },
    forceCloseConnections: 'idle',
    // A draining process finishes its requests instead of refusing them.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(createSerializerCompiler(env.NODE_ENV !== 'production'));
  registerJsonBodies(app);
  return app;
}
