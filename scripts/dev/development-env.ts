import { localDatabase } from '@deckframe/database/local-database';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FACES_DIR } from '../../demo/faces/face-files.ts';
import type { OAuthServer } from '../../apps/api/src/testing/oauth-server.ts';
import { REPOSITORY_ROOT, type Services } from '../services/services.ts';

/** Another name gives a second, separate world, for instance for a test of `npm run dev` itself. */
export const DEVELOPMENT_DATABASE = process.env['DEV_DATABASE'] ?? 'deckframe_dev';

export type DevelopmentEnvs = {
  api: Record<string, string>;
  worker: Record<string, string>;
};

/** What API and worker are started with; a line in `.env` wins over what we found. */
export function developmentEnvs(
  services: Services,
  { mail, oauth }: { mail: { smtpUrl: string }; oauth: OAuthServer },
  publicUrl: string,
  own: Record<string, string>,
): DevelopmentEnvs {
  const database = localDatabase(services.pgAdminUrl, DEVELOPMENT_DATABASE);
  const shared = {
    NODE_ENV: 'development',
    // No proxy waits for a sign here, and a restart after each save must be quick.
    SHUTDOWN_GRACE_MS: '0',
    PUBLIC_URL: publicUrl,
    GAMES_DIR: join(REPOSITORY_ROOT, 'games'),
    MEDIA_DIR: FACES_DIR,
    UPLOADS_URL: pathToFileURL(join(REPOSITORY_ROOT, '.data/uploads')).href,
    SMTP_URL: mail.smtpUrl,
    // Stands in for Discord and Patreon; real ids and secrets in `.env` win, with the real address.
    DISCORD_URL: oauth.url,
    DISCORD_CLIENT_ID: oauth.clientId,
    DISCORD_CLIENT_SECRET: oauth.clientSecret,
    PATREON_URL: oauth.url,
    PATREON_CLIENT_ID: oauth.clientId,
    PATREON_CLIENT_SECRET: oauth.clientSecret,
    ...(services.redisUrl !== null && { REDIS_URL: services.redisUrl }),
  };
  return {
    api: { ...shared, DATABASE_URL: database.url('app'), ...own },
    worker: { ...shared, DATABASE_URL: database.url('worker'), ...own },
  };
}
