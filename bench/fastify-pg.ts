/**
 * The baseline: a minimal program that answers the same read with one prepared statement. The game
 * is the first value or part of the statement. No validation, limits, logs or metrics. It runs as a
 * separate process.
 */
import fastify from 'fastify';
import { Pool } from 'pg';

const { DATABASE_URL, POOL_SIZE, PORT, QUERY, ROUTE } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: Number(POOL_SIZE) });
const app = fastify();
const isGameInText = QUERY?.includes('$2') === false;

app.get<{ Params: { game: string; key: string } }>(
  ROUTE ?? '/api/games/:game/cards/:key',
  async (request, reply) => {
    const { game, key } = request.params;
    const { rows } = await pool.query<Record<string, unknown>>({
      name: 'read',
      text: QUERY ?? '',
      values: isGameInText ? [key] : [game, key],
    });
    return rows[0] ?? reply.code(404).send();
  },
);
app.get('/ready', () => ({ status: 'ready' }));

process.once('SIGTERM', () => {
  void app.close().then(() => pool.end());
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
