import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';
import { mayReadMetrics } from './metrics-access.ts';

export type WorkerPortOptions = {
  host: string;
  port: number;
  token: string | undefined;
  metrics: Metrics;
};

/** Opens the worker's port for `/health` and `/metrics`. */
export async function openWorkerPort(options: WorkerPortOptions): Promise<Server> {
  const { registry } = options.metrics;
  const server = createServer((request, response) => {
    if (request.url === '/health') {
      response.setHeader('content-type', 'application/json').end('{"status":"ok"}');
    } else if (request.url === '/metrics' && mayReadMetrics(request, options.token)) {
      registry.metrics().then(
        (text) => response.setHeader('content-type', registry.contentType).end(text),
        () => response.writeHead(500).end(),
      );
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return server;
}
