/**
 * The yardstick: the least program that answers the same read by one prepared statement, which has
 * the game as its first value or in its text. No validation, no limits, no logs, no metrics. The
 * bench runs it as a process of its own.
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
