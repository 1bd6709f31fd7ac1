import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppDeps } from './app-deps.ts';
import type { App } from './app-types.ts';
import { createSerializerCompiler } from './lib/serializer.ts';
import { TIMEOUTS } from './lib/timeouts.ts';
import { toAppError } from './lib/to-app-error.ts';
import { sendProblem } from './plugins/errors.ts';
import { registerJsonBodies } from './plugins/json-bodies.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const MAX_PARAM_LENGTH = 256;

/** Creates Fastify with limits and time-outs, without plugins and routes. */
export function createServer(deps: Pick<AppDeps, 'env' | 'ids' | 'logger'>): App {
  const { env } = deps;
  const loggerInstance: FastifyBaseLogger = deps.logger;
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
    // Addresses with invalid encoding never reach a route.
    frameworkErrors: (error, request, reply) => sendProblem(toAppError(error), request, reply),
    forceCloseConnections: 'idle',
    // A draining process finishes its requests instead of refusing them.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(createSerializerCompiler(env.NODE_ENV !== 'production'));
  registerJsonBodies(app);
  return app;
}
