import type { LinkProvider } from '@deckframe/contract/accounts/account';
import type { GenericOAuthConfig } from 'better-auth/plugins';
import { z } from 'zod';
import type { Env } from '../../../env.ts';
import { noteLinkFailure, type LinkFailure } from './auth-call.ts';

type LinkEnv = Pick<
  Env,
  | 'DISCORD_CLIENT_ID'
  | 'DISCORD_CLIENT_SECRET'
  | 'DISCORD_URL'
  | 'PATREON_CLIENT_ID'
  | 'PATREON_CLIENT_SECRET'
  | 'PATREON_URL'
>;

type Service = {
  providerId: LinkProvider;
  clientId: string | undefined;
  clientSecret: string | undefined;
  url: string;
  userPath: string;
  scope: string;
  id: z.ZodType<string>;
};

const ANSWER_MS = 5000;
const discordUser = z.object({ id: z.string().min(1) }).transform((user) => user.id);
const tokenAnswer = z.object({ access_token: z.string().min(1) });
const patreonUser = z.object({ data: discordUser }).transform((user) => user.data);

/** Returns the configured link providers. They are only asked for the account id. */
export function listLinkProviders(
  env: LinkEnv,
): (GenericOAuthConfig & { providerId: LinkProvider })[] {
  const services: Service[] = [
    {
      providerId: 'discord',
      clientId: env.DISCORD_CLIENT_ID,
      clientSecret: env.DISCORD_CLIENT_SECRET,
      url: env.DISCORD_URL,
      userPath: '/api/users/@me',
      scope: 'identify',
      id: discordUser,
    },
    {
      providerId: 'patreon',
      clientId: env.PATREON_CLIENT_ID,
      clientSecret: env.PATREON_CLIENT_SECRET,
      url: env.PATREON_URL,
      userPath: '/api/oauth2/v2/identity',
      scope: 'identity',
      id: patreonUser,
    },
  ];
  return services.flatMap(({ clientId, clientSecret, providerId, ...service }) => {
    if (clientId === undefined || clientSecret === undefined) return [];
    return {
      providerId,
      clientId,
      clientSecret,
      authorizationUrl: new URL('/oauth2/authorize', service.url).href,
      getToken: (grant) =>
        noteFailureOf('token', fetchToken(service.url, { clientId, clientSecret }, grant)),
      scopes: [service.scope],
      disableSignUp: true,
      getUserInfo: ({ accessToken }) =>
        noteFailureOf('account', fetchUser(service, accessToken ?? '')),
    };
  });
}

async function noteFailureOf<T>(step: LinkFailure['step'], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'Error';
    // The cause names a refused certificate or connection. Messages may quote the answer.
    const cause = error instanceof Error ? error.cause : undefined;
    const reason = cause instanceof Error && { reason: cause.message };
    noteLinkFailure({ step, failure, ...reason });
    throw error;
  }
}

type Grant = { code: string; redirectURI: string; codeVerifier?: string | undefined };

/** Exchanges a code for a token. The library's own exchange would follow redirects. */
async function fetchToken(
  url: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  { code, codeVerifier, redirectURI }: Grant,
) {
  const answer = await fetch(new URL('/api/oauth2/token', url), {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectURI,
      code,
      ...(codeVerifier !== undefined && { code_verifier: codeVerifier }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  return { accessToken: tokenAnswer.parse(await answer.json()).access_token };
}

/** Returns only the id, not the name or address. */
async function fetchUser(
  { id, url, userPath }: Pick<Service, 'id' | 'url' | 'userPath'>,
  token: string,
) {
  const answer = await fetch(new URL(userPath, url), {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const found = id.safeParse(await answer.json());
  if (found.success) return { id: found.data, emailVerified: false };
  noteLinkFailure({ step: 'account', failure: 'UnexpectedAnswer' });
  return null;
}
