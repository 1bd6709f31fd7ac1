import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { FaceMapping } from '@deckframe/card-faces/face-mapping';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import { createAskedFaces, type AskedFaces, type FaceSource } from './asked-faces.ts';
import { readMapping } from './face-cards.ts';
import { FACES_DIR } from './face-files.ts';

/** Receives missing pictures from pages of `npm run dev`, on loopback only. */
export async function listenForAsked(asked: AskedFaces, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const isOurs = request.method === 'POST' && asked.ask(request.url ?? '');
    response.writeHead(isOurs ? 202 : 404).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // This server must not keep the process running after all faces are drawn.
  server.unref();
  return server;
}

/** Pages of `npm run dev` report missing pictures here. */
export async function hearMissed(games: readonly string[], port: number): Promise<AskedFaces> {
  const mappings = new Map<string, FaceMapping>();
  for (const id of games) mappings.set(id, await readMapping(id));
  const sources = new Map<string, FaceSource>();
  const asked = createAskedFaces((id) => {
    const mapping = mappings.get(id);
    if (!mapping) return undefined;
    const source = sources.get(id) ?? { mapping, cards: makeDemoCards(id) };
    sources.set(id, source);
    return source;
  }, FACES_DIR);
  await listenForAsked(asked, port);
  return asked;
}
