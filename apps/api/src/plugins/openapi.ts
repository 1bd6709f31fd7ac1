import swagger from '@fastify/swagger';
import reference from '@scalar/fastify-api-reference';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { App } from '../app-types.ts';
import { REVALIDATE } from '../lib/cache-control.ts';
import { encodeBody, sendEncoded, type EncodedBody } from '../lib/encoded-body.ts';
import { DOCUMENT_HEADERS, REFERENCE_CSP } from './security-headers.ts';

const DOCUMENT_PATH = '/api/openapi.json';
const REFERENCE_PATH = '/api/docs';

/** The description of the API, made from the schemas that check it, and a page to read it. */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Deckframe',
        description: 'Errors are problem details (RFC 9457) with a stable `code`.',
        version: '1',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });

  let body: EncodedBody | undefined;
  app.get(
    DOCUMENT_PATH,
    { config: { policy: 'operations.read' }, schema: { hide: true } },
    async (request, reply) => {
      body ??= encodeBody(JSON.stringify(app.swagger()));
      reply.header('cache-control', REVALIDATE).type('application/json; charset=utf-8');
      return sendEncoded(body, request, reply);
    },
  );

  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, policy: 'operations.read' };
    });
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ ...DOCUMENT_HEADERS, 'content-security-policy': REFERENCE_CSP });
    });
    await scope.register(reference, {
      routePrefix: REFERENCE_PATH,
      configuration: {
        url: DOCUMENT_PATH,
        withDefaultFonts: false,
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
        hideClientButton: true,
      },
    });
  });
}
