import { localDatabase } from '@deckframe/database/local-database';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FACES_DIR } from '../../demo/faces/face-files.ts';
import type { OAuthServer } from '../../apps/api/src/testing/oauth-server.ts';
import { REPOSITORY_ROOT, type Services } from '../services/services.ts';

/** Another name creates a second database, for example for a test of `npm run dev`. */
export const DEVELOPMENT_DATABASE = process.env['DEV_DATABASE'] ?? 'deckframe_dev';

export type DevelopmentEnvs = {
  api: Record<string, string>;
  worker: Record<string, string>;
};

/** Environment of API and worker. Lines in `.env` have priority over detected values. */
export function developmentEnvs(
  services: Services,
  { mail, oauth }: { mail: { smtpUrl: string }; oauth: OAuthServer },
  publicUrl: string,
  own: Record<string, string>,
): DevelopmentEnvs {
  const database = localDatabase(services.pgAdminUrl, DEVELOPMENT_DATABASE);
  const shared = {
    NODE_ENV: 'development',
    // There is no proxy to inform, and a restart after each save must be fast.
    SHUTDOWN_GRACE_MS: '0',
    PUBLIC_URL: publicUrl,
    GAMES_DIR: join(REPOSITORY_ROOT, 'games'),
    MEDIA_DIR: FACES_DIR,
    UPLOADS_URL: pathToFileURL(join(REPOSITORY_ROOT, '.data/uploads')).href,
    SMTP_URL: mail.smtpUrl,
    // A substitute for Discord and Patreon. Ids and secrets in `.env` enable the real services.
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
