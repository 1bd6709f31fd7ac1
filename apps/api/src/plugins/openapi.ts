import { randomBytes } from 'node:crypto';
import swagger from '@fastify/swagger';
import reference from '@scalar/fastify-api-reference';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { App } from '../app-types.ts';
import { REVALIDATE } from '../lib/cache-control.ts';
import { encodeBody, sendEncoded, type EncodedBody } from '../lib/encoded-body.ts';
import { createReferenceCsp, DOCUMENT_HEADERS } from './security-headers.ts';

const DOCUMENT_PATH = '/api/openapi.json';
const REFERENCE_PATH = '/api/docs';
const START_PATH = `${REFERENCE_PATH}/js/start.js`;

/** Registers the OpenAPI document, generated from the validation schemas, and a page to read it. */
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

  await app.register(registerReference);
}

/** The library's page starts with an inline script, which the policy forbids. Ours uses a file. */
async function registerReference(scope: App): Promise<void> {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, policy: 'operations.read' };
    if (route.url === `${REFERENCE_PATH}/`) {
      route.handler = async (_request, reply) => {
        const nonce = randomBytes(16).toString('base64url');
        return reply
          .header('content-security-policy', createReferenceCsp(nonce))
          .type('text/html; charset=utf-8')
          .send(renderReferencePage(nonce));
      };
    }
  });
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers(DOCUMENT_HEADERS);
  });
  await scope.register(reference, {
    routePrefix: REFERENCE_PATH,
    configuration: { url: DOCUMENT_PATH },
  });
  scope.get(START_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START_SCRIPT),
  );
}

const START_SCRIPT = `Scalar.createApiReference('#reference', ${JSON.stringify({
  url: DOCUMENT_PATH,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
})});
`;

/** The page's library inserts its own styles, with the nonce from the head. */
function renderReferencePage(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" content="${nonce}">
<title>Deckframe API</title>
</head>
<body>
<div id="reference"></div>
<script src="${REFERENCE_PATH}/js/scalar.js"></script>
<script src="${START_PATH}"></script>
</body>
</html>
`;
}
