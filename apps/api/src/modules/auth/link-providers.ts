import type { LinkProvider } from '@deckframe/contract/account';
import type { GenericOAuthConfig } from 'better-auth/plugins';
import type { Env } from '../../env.ts';

type LinkEnv = Pick<
  Env,
  | 'DISCORD_CLIENT_ID'
  | 'DISCORD_CLIENT_SECRET'
  | 'DISCORD_URL'
  | 'PATREON_CLIENT_ID'
  | 'PATREON_CLIENT_SECRET'
  | 'PATREON_URL'
>;

/** The services that this site is set up for. */
export function listLinkProviders(env: LinkEnv): (GenericOAuthConfig & {
  providerId: LinkProvider;
})[] {
  const offered = [];
  if (env.DISCORD_CLIENT_ID !== undefined && env.DISCORD_CLIENT_SECRET !== undefined) {
    offered.push({
      providerId: 'discord' as const,
      clientId: env.DISCORD_CLIENT_ID,
      clientSecret: env.DISCORD_CLIENT_SECRET,
      authorizationUrl: new URL('/oauth2/authorize', env.DISCORD_URL).href,
      tokenUrl: new URL('/api/oauth2/token', env.DISCORD_URL).href,
      userInfoUrl: new URL('/api/users/@me', env.DISCORD_URL).href,
      scopes: ['identify'],
      disableSignUp: true,
      accountSubject: ({ profile }: { profile: Record<string, unknown> }) => String(profile['id']),
    });
  }
  if (env.PATREON_CLIENT_ID !== undefined && env.PATREON_CLIENT_SECRET !== undefined) {
    offered.push({
      providerId: 'patreon' as const,
      clientId: env.PATREON_CLIENT_ID,
      clientSecret: env.PATREON_CLIENT_SECRET,
      authorizationUrl: new URL('/oauth2/authorize', env.PATREON_URL).href,
      tokenUrl: new URL('/api/oauth2/token', env.PATREON_URL).href,
      userInfoUrl: new URL('/api/oauth2/v2/identity', env.PATREON_URL).href,
      scopes: ['identity'],
      disableSignUp: true,
      accountSubject: ({ profile }: { profile: Record<string, unknown> }) =>
        String((profile['data'] as { id?: unknown } | undefined)?.id),
    });
  }
  return offered;
}
