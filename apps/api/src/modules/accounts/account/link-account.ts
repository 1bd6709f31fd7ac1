import type { LinkProvider } from '@deckframe/contract/accounts/account';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { AppError } from '../../../lib/app-error.ts';
import type { Caller } from '../../../lib/caller.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Logger } from '../../../lib/logger.ts';
import { findCookie, printExpiredCookie, printLastingCookie } from '../../../lib/cookies.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { findSessionToken, isSecure } from '../../../lib/session-cookie.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { readSignedValue, signValue } from '../../../lib/signed-value.ts';
import {
  AUTH_LIMITS,
  listLinkProviders,
  runAuthCall,
  type AuthCall,
  type AuthDeps,
} from '../auth/service.ts';
import { findUserByCookie } from '../session/service.ts';

export type Redirection = { url: string; cookies: string[] };

const COOKIE = 'deckframe.link';
const LINK_SECONDS = 600;

type LinkDeps = AuthDeps & { clock: Clock };
type FinishDeps = LinkDeps & { log: Pick<Logger, 'warn'> };

/** Returns the provider's address and the cookies that bind the callback to this session. */
export async function startLink(
  { auth, clock, db, env }: LinkDeps,
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
  const sign = {
    purpose: 'link',
    secret: env.SESSION_SECRET,
    now: clock.now(),
    seconds: LINK_SECONDS,
  } as const;
  const bound = signValue(bindState(new URL(response.url), provider, caller, env), sign);
  const cookie = printLastingCookie(COOKIE, bound, isSecure(env), LINK_SECONDS);
  return { url: response.url, cookies: [...headers.getSetCookie(), cookie] };
}

/**
 * Completes a link after the provider's redirect. The state must be ours, and the session the one
 * that started it. Runs outside a transaction, because it waits for the provider.
 */
export async function finishLink(
  deps: FinishDeps,
  address: string,
  caller: Caller,
): Promise<Redirection> {
  const { auth, db, env } = deps;
  const url = new URL(address, env.PUBLIC_URL);
  if (!(await isOfThisSession(deps, url, caller))) {
    return { url: failedPage(url, caller), cookies: [printExpiredCookie(COOKIE, isSecure(env))] };
  }
  const headers = new Headers({ cookie: caller.cookie ?? '' });
  const call: AuthCall = { ...caller, db, method: 'link' };
  const answer = await runAuthCall(call, () => auth.handler(new Request(url, { headers })));
  if (call.linkFailure !== undefined) {
    const provider = url.pathname.split('/').at(-1);
    deps.log.warn({ provider, ...call.linkFailure }, 'another service did not answer as expected');
  }
  const target = new URL(answer.headers.get('location') ?? '', env.PUBLIC_URL);
  const isOurPage =
    target.origin === new URL(env.PUBLIC_URL).origin && target.pathname.startsWith('/v3/');
  // An unknown state has no return page; its reason is not shown.
  const page = isOurPage ? target.pathname + ownQueryOf(target) : failedPage(url, caller);
  return { url: page, cookies: answer.headers.getSetCookie() };
}

/** Binds the state of an address to the provider and the caller's session. */
function bindState(
  { searchParams }: URL,
  provider: string,
  { cookie }: Caller,
  env: LinkDeps['env'],
): string {
  const token = findSessionToken(cookie, env) ?? '';
  return `${hashToken(token)}:${provider}:${searchParams.get('state') ?? ''}`;
}

async function isOfThisSession(
  { clock, db, env }: LinkDeps,
  url: URL,
  caller: Caller,
): Promise<boolean> {
  const signed = findCookie(caller.cookie, COOKIE, isSecure(env));
  const read = { purpose: 'link', secret: env.SESSION_SECRET, now: clock.now() } as const;
  const bound = signed === undefined ? undefined : readSignedValue(signed, read);
  if (bound !== bindState(url, providerOf(url), caller, env)) return false;
  return (await findUserByCookie(db, caller.cookie, env)) !== null;
}

function ownQueryOf({ searchParams }: URL): string {
  const name = searchParams.has('linkFailed') ? 'linkFailed' : 'linked';
  return `?${name}=${encodeURIComponent(searchParams.get(name) ?? '')}`;
}

function failedPage(url: URL, { game }: Caller): string {
  return `${gameBasePath(game)}/account?linkFailed=${providerOf(url)}`;
}

/** Returns the provider that a callback address names. */
function providerOf({ pathname }: URL): string {
  return pathname.split('/').at(-1) ?? '';
}
