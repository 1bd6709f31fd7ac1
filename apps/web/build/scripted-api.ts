import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Scripted {
  readonly call: string;
  readonly status: number;
  readonly body: unknown;
}

interface Received {
  readonly call: string;
  readonly key: string | undefined;
  readonly version: string | undefined;
  readonly body: unknown;
}

const GAME = fileURLToPath(new URL('../../../games/gundam/game-config.json', import.meta.url));

/**
 * A real HTTP API for component tests. `/scripted-api`: `POST` sets an answer, `GET` returns the
 * requests, `DELETE` resets both. The last answer to a call is repeated.
 */
export function scriptedApi(): Plugin {
  let answers: Scripted[] = [];
  let received: Received[] = [];
  return {
    name: 'scripted-api',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isScript = pathname === '/scripted-api';
        if (!isScript && !pathname.startsWith('/api/')) {
          next();
          return;
        }
        const call = `${request.method ?? ''} ${pathname}`;
        const send = (status: number, body: unknown) => {
          response.statusCode = status;
          response.setHeader('content-type', 'application/json');
          // A text is sent unchanged, as an answer that is not JSON.
          const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
          response.end(status === 204 ? undefined : text);
        };
        const serve = async () => {
          const body = await readBody(request);
          if (isScript) {
            if (request.method === 'POST') answers.push(body as Scripted);
            if (request.method === 'DELETE') {
              answers = [];
              received = [];
            }
            const config: unknown = JSON.parse(await readFile(GAME, 'utf8'));
            send(200, { received, config });
            return;
          }
          const header = (name: string) => request.headers[name]?.toString();
          received.push({
            call,
            key: header('idempotency-key'),
            version: header('if-match'),
            body,
          });
          const index = answers.findIndex((answer) => answer.call === call);
          const answer = answers[index];
          const isLast = answers.filter((one) => one.call === call).length === 1;
          if (answer && !isLast) answers.splice(index, 1);
          const missing = { code: 'NOT_FOUND', detail: `Nothing was laid down for ${call}` };
          send(answer?.status ?? 404, answer ? answer.body : missing);
        };
        serve().catch(next);
      });
    },
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
