import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOAuthServer, type OAuthServer } from '../../../testing/oauth-server.ts';
import {
  cookieOf,
  createAccountScene,
  type AccountScene,
  type Member,
} from '../../../testing/account-scene.ts';

let oauth: OAuthServer;
let scene: AccountScene;

beforeAll(async () => {
  oauth = await startOAuthServer();
  scene = await createAccountScene({
    env: {
      DISCORD_URL: oauth.url,
      DISCORD_CLIENT_ID: oauth.clientId,
      DISCORD_CLIENT_SECRET: oauth.clientSecret,
      PATREON_URL: oauth.url,
      PATREON_CLIENT_ID: oauth.clientId,
      PATREON_CLIENT_SECRET: oauth.clientSecret,
    },
  });
});
afterAll(async () => {
  await scene.close();
  await oauth.close();
});

type Provider = 'discord' | 'patreon';

async function link(member: Member, provider: Provider, cookies?: string): Promise<string> {
  const started = await scene.post(`/api/me/links/${provider}`, { game: 'ua' }, member.cookie);
  const { url } = started.json<{ url: string }>();
  const agreed = await fetch(url, { redirect: 'manual' });
  const back = new URL(agreed.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(`http://cards.test/api/auth/callback/${provider}`);
  const cookie = cookies ?? `${member.cookie}; ${cookieOf(started)}`;
  const answer = await scene.send('GET', back.pathname + back.search, cookie);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers['location']);
}

const stored = async ({ id }: Member) => {
  const { rows } = await sql<{ discord_id: string | null; patreon_id: string | null }>`
    select discord_id, patreon_id from users_stored where id = ${id}`.execute(scene.database.db);
  return rows[0];
};

const linksOf = async ({ cookie }: Member) =>
  (await scene.send('GET', '/api/me/account', cookie)).json<{ links: unknown }>().links;

describe('linking another service', () => {
  it('linking writes discord_id and patreon_id; AUTH-26 unlinking clears them', async () => {
    const member = await scene.join();
    oauth.setUser('4711');
    expect(await link(member, 'discord')).toBe('/v3/ua/account?linked=discord');
    oauth.setUser('815');
    expect(await link(member, 'patreon')).toBe('/v3/ua/account?linked=patreon');
    expect(await stored(member)).toEqual({ discord_id: '4711', patreon_id: '815' });
    expect(await linksOf(member)).toEqual({
      discord: { offered: true, linked: true },
      patreon: { offered: true, linked: true },
    });
    for (const provider of ['discord', 'patreon']) {
      const answer = await scene.send('DELETE', `/api/me/links/${provider}`, member.cookie);
      expect(answer.json()).toEqual({ status: true });
    }
    expect(await stored(member)).toEqual({ discord_id: null, patreon_id: null });
    const { rows } = await sql<{ action: string; provider: string }>`
      select action, details->>'provider' as provider from audit_log
      where subject = ${`user:${member.id}`} order by id`.execute(scene.database.db);
    expect(rows.map(({ action, provider }) => `${action} ${provider}`)).toEqual([
      'link.add discord',
      'link.add patreon',
      'link.remove discord',
      'link.remove patreon',
    ]);
  });

  it('stores no token of the other service', async () => {
    const member = await scene.join();
    oauth.setUser('no-keys');
    await link(member, 'discord');
    await link(member, 'discord');
    const { rows } = await sql<{ row: string }>`select auth_accounts::text as row
      from auth_accounts where user_id = ${member.id}`.execute(scene.database.db);
    expect(oauth.tokens.length).toBeGreaterThan(0);
    for (const token of oauth.tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('an account of another service can belong to one member only', async () => {
    const [first, second] = [await scene.join(), await scene.join()];
    oauth.setUser('taken');
    await link(first, 'discord');
    expect(await link(second, 'discord')).toBe('/v3/ua/account?linkFailed=discord');
    expect(await stored(second)).toMatchObject({ discord_id: null });
  });

  it('a refusal, a foreign browser or an invalid state links nothing', async () => {
    const member = await scene.join();
    oauth.setUser('nobody');
    oauth.refuseNext();
    expect(await link(member, 'patreon')).toBe('/v3/ua/account?linkFailed=patreon');
    expect(await link(member, 'patreon', member.cookie)).toContain('linkFailed=patreon');
    const invented = await scene.send(
      'GET',
      '/api/auth/callback/patreon?code=x&state=invented',
      member.cookie,
    );
    expect(invented.headers['location']).toBe('/v3/gundam/account?linkFailed=patreon');
    expect(await stored(member)).toEqual({ discord_id: null, patreon_id: null });
  });

  it('a redirected exchange of the code is not followed', async () => {
    const member = await scene.join();
    oauth.setUser('moved');
    oauth.redirectNext();
    expect(await link(member, 'discord')).toContain('linkFailed=discord');
    expect(await stored(member)).toEqual({ discord_id: null, patreon_id: null });
    expect(await link(member, 'discord')).not.toContain('linkFailed');
  });

  it('a failed exchange of the code is logged with its reason and without code or token', async () => {
    const member = await scene.join();
    oauth.redirectNext();
    scene.logLines.length = 0;
    expect(await link(member, 'discord')).toContain('linkFailed=discord');
    const failures = scene.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ level }) => level === 'warn');
    expect(failures).toEqual([
      {
        level: 'warn',
        time: expect.any(String),
        requestId: expect.any(String),
        provider: 'discord',
        step: 'token',
        failure: 'TypeError',
        reason: 'unexpected redirect',
        msg: 'another service did not answer as expected',
      },
    ]);
  });

  it('a link must be completed in the session that started it', async () => {
    const [member, stranger] = [await scene.join(), await scene.join()];
    oauth.setUser('begun-elsewhere');
    const begun = async (cookieLater: string) => {
      const started = await scene.post('/api/me/links/discord', { game: 'ua' }, member.cookie);
      const agreed = await fetch(started.json<{ url: string }>().url, { redirect: 'manual' });
      const back = new URL(agreed.headers.get('location') ?? '');
      const cookie = [cookieLater, cookieOf(started)].filter((one) => one !== '').join('; ');
      return scene.send('GET', back.pathname + back.search, cookie);
    };
    for (const cookie of ['', stranger.cookie]) {
      const answer = await begun(cookie);
      expect(String(answer.headers['location'])).toContain('linkFailed=discord');
    }
    expect(await stored(member)).toEqual({ discord_id: null, patreon_id: null });
    expect(await stored(stranger)).toEqual({ discord_id: null, patreon_id: null });
  });

  it('begun at one service and ended at another links nothing', async () => {
    const member = await scene.join();
    oauth.setUser('mixed-up');
    const started = await scene.post('/api/me/links/discord', { game: 'ua' }, member.cookie);
    const url = new URL(started.json<{ url: string }>().url);
    // The other service accepts the whole exchange, so only the binding of the state refuses it.
    url.searchParams.set('redirect_uri', 'http://cards.test/api/auth/callback/patreon');
    const agreed = await fetch(url, { redirect: 'manual' });
    const back = new URL(agreed.headers.get('location') ?? '');
    const cookie = `${member.cookie}; ${cookieOf(started)}`;
    const answer = await scene.send('GET', back.pathname + back.search, cookie);
    expect(String(answer.headers['location'])).toContain('linkFailed=patreon');
    expect(await stored(member)).toEqual({ discord_id: null, patreon_id: null });
  });

  it('is not offered if the site has no such service', async () => {
    const plain = await createAccountScene({ database: scene.database });
    const { cookie } = await plain.join();
    const answer = await plain.post('/api/me/links/discord', {}, cookie);
    expect(answer.json()).toMatchObject({
      status: 404,
      code: 'PROVIDER_NOT_OFFERED',
      params: { provider: 'discord' },
    });
    await plain.close();
  });
});
