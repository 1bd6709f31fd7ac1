import type { LinkProvider } from '@deckframe/contract/accounts/account';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { AppError } from '../../lib/app-error.ts';
import type { Caller } from '../../lib/caller.ts';
import { spendDatabaseLimit } from '../../lib/database-limit.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { AUTH_LIMITS, listLinkProviders, runAuthCall, type AuthDeps } from '../auth/service.ts';

export type Redirection = { url: string; cookies: string[] };

/** Where the browser goes to agree, and the cookie that ties the way back to this browser. */
export async function startLink(
  { auth, db, env }: AuthDeps,
  user: SessionUser,
  provider: LinkProvider,
  caller: Caller,
): Promise<Redirection> {
  const isOffered = listLinkProviders(env).some((known) => known.providerId === provider);
  if (!isOffered) throw new AppError('PROVIDER_NOT_OFFERED', { provider });
  await spendDatabaseLimit(db, AUTH_LIMITS.linkPerAccount, user.id);
  const settings = `${gameBasePath(caller.game)}/account`;
  const { headers, response } = await runAuthCall({ ...caller, db, method: 'link' }, () =>
    auth.api.linkSocialAccount({
      body: {
        provider,
        callbackURL: `${settings}?linked=${provider}`,
        errorCallbackURL: `${settings}?linkFailed=${provider}`,
        disableRedirect: true,
      },
      headers: new Headers({ cookie: caller.cookie ?? '' }),
      returnHeaders: true,
    }),
  );
  return { url: response.url, cookies: headers.getSetCookie() };
}

/**
 * The other service sent the browser back. The state in the address must be ours and this browser's;
 * not in a transaction, since it waits for the other service to answer.
 */
export async function finishLink(
  { auth, db, env }: AuthDeps,
  address: string,
  caller: Caller,
): Promise<Redirection> {
  const url = new URL(address, env.PUBLIC_URL);
  const headers = new Headers({ cookie: caller.cookie ?? '' });
  const answer = await runAuthCall({ ...caller, db, method: 'link' }, () =>
    auth.handler(new Request(url, { headers })),
  );
  const target = new URL(answer.headers.get('location') ?? '', env.PUBLIC_URL);
  const isOurPage =
    target.origin === new URL(env.PUBLIC_URL).origin && target.pathname.startsWith('/v3/');
  // Where the state is unknown the service knows no page either; its reasons are not for people.
  const page = isOurPage ? target.pathname + ownQueryOf(target) : failedPage(url, caller);
  return { url: page, cookies: answer.headers.getSetCookie() };
}

function ownQueryOf({ searchParams }: URL): string {
  const name = searchParams.has('linkFailed') ? 'linkFailed' : 'linked';
  return `?${name}=${encodeURIComponent(searchParams.get(name) ?? '')}`;
}

function failedPage({ pathname }: URL, { game }: Caller): string {
  return `${gameBasePath(game)}/account?linkFailed=${pathname.split('/').at(-1) ?? ''}`;
}
