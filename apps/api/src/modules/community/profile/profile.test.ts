import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnProfile } from '@deckframe/contract/community/profile';
import { createSession, createUser } from '@deckframe/database/scenes';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, SESSION_SECRET, type TestApi } from '../../../testing/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckframe-profile-'));
let api: TestApi;
let cards: string[];
beforeAll(async () => {
  api = await createTestApi({ env: { UPLOADS_URL: `file://${folder}` } });
  const rows = await api.database.db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .limit(4)
    .execute();
  cards = rows.map((row) => row.cardno);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

type Facts = NonNullable<Parameters<typeof createUser>[1]>;
let keys = 0;

async function createMember(facts: Facts = {}) {
  const { id, username } = await createUser(api.database.db, facts);
  const cookie = await createSession(api.database.db, { userId: id, secret: SESSION_SECRET });
  const patch = async (payload: object, key = `profile-${(keys += 1)}-key`) => {
    const headers = { cookie, 'idempotency-key': key };
    return api.app.inject({ method: 'PATCH', url: '/api/me/profile', headers, payload });
  };
  const stored = () =>
    api.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const show = async () => (await api.app.inject({ url: `/api/users/${id}` })).json();
  return { id, username, cookie, patch, stored, show };
}

describe('GET /api/users/:userId', () => {
  it('PROF-03 ROLE-05 shows the public data of a member to anybody, and nothing else', async () => {
    const { id, username } = await createMember({ user_exp: 41_618 });
    const answer = await api.app.inject({ url: `/api/users/${id}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: String(id),
      username,
      avatar: null,
      selectedBadge: null,
      badgeCorner: 'bottom-right',
      selectedAvatarBackground: null,
      selectedBanner: null,
      selectedTitle: null,
      selectedNameplate: null,
      ownedBanners: [],
      youtube: null,
      twitch: null,
      x: null,
      createdOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      level: 42,
      userExp: 41_618,
      favoriteCards: [null, null, null, null],
      featuredDecks: [],
      counts: {
        decks: 0,
        likes: 0,
        likesReceived: 0,
        ratings: 0,
        comments: 0,
        followers: 0,
        trades: 0,
      },
    });
  });

  it('counts public decks of all games only', async () => {
    const { id, show } = await createMember();
    const deck = { user_id: id, decklist_name: 'A deck' };
    const uuid = (end: number) => `019a0000-0000-7000-8000-00000000010${end}`;
    await api.database.db
      .insertInto('decklists')
      .values([
        { ...deck, gameid: 'gundam', id: uuid(1), visibility: 1 },
        { ...deck, gameid: 'ua', id: uuid(2), visibility: 1 },
        { ...deck, gameid: 'ua', id: uuid(3), visibility: 0 },
        { ...deck, gameid: 'ua', id: uuid(4), visibility: 2 },
      ])
      .execute();
    expect(await show()).toMatchObject({ counts: { decks: 2 } });
  });

  it('answers 404 for unknown and deleted members', async () => {
    const { id } = await createMember();
    await api.database.db
      .updateTable('users')
      .set({ deleted_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute();
    for (const gone of [String(id), '999999999']) {
      const answer = await api.app.inject({ url: `/api/users/${gone}` });
      expect(answer.json()).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' });
    }
    expect((await api.app.inject({ url: '/api/users/me' })).statusCode).toBe(400);
  });
});

describe('PATCH /api/me/profile', () => {
  it('PROF-07 PROF-10 writes name and links of the own row, trimmed, with blank as null', async () => {
    const { patch, stored, show } = await createMember({ username: 'Halcyon1' });
    const answer = await patch({
      username: '  Halcyon2 ',
      youtube: ' @halcyon ',
      twitch: 'https://twitch.tv/halcyon',
      x: '   ',
    });
    expect(answer.statusCode).toBe(200);
    const links = {
      youtube: 'https://www.youtube.com/@halcyon',
      twitch: 'https://twitch.tv/halcyon',
      x: null,
    };
    expect(await stored()).toMatchObject({
      username: 'Halcyon2',
      username_key: 'halcyon2',
      ...links,
    });
    expect(await show()).toMatchObject({ username: 'Halcyon2', ...links });
  });

  it('C-70 a blank name keeps the stored one', async () => {
    const { username, patch, stored } = await createMember();
    expect((await patch({ username: '  ', x: '@a' })).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ username });
  });

  it('PROF-11 a name is taken in any case, but not by oneself', async () => {
    await createMember({ username: 'Wynn.Aldous' });
    const { patch, stored } = await createMember({ username: 'juno77' });
    const taken = await patch({ username: 'WYNN.aldous' });
    expect(taken.json()).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' });
    expect((await patch({ username: 'JUNO77' })).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ username: 'JUNO77' });
    expect((await patch({ username: 'ab' })).json()).toMatchObject({ code: 'USERNAME_LENGTH' });
  });

  it('PROF-08 writes badge, background and four favourite cards', async () => {
    const { id, patch, stored, show } = await createMember();
    await api.database.db
      .updateTable('users')
      .set({ ownedbackgrounds: 'violet' })
      .where('id', '=', id)
      .execute();
    const favoriteCards = cards.map((cardno) => ({ game: 'gundam', cardno }));
    const answer = await patch({
      twitch: 'halcyon',
      selectedBadge: 'twitch',
      badgeCorner: 'top-left',
      selectedAvatarBackground: 'VIOLET',
      favoriteCards,
    });
    expect(answer.statusCode).toBe(200);
    expect(await stored()).toMatchObject({
      selectedbadge: 'twitch',
      selectedavatarbackground: 'violet',
      favorite_card_url_1: `/v3/gundam/cards/${cards[0]}`,
      favorite_card_url_4: `/v3/gundam/cards/${cards[3]}`,
    });
    expect(await show()).toMatchObject({
      badgeCorner: 'top-left',
      favoriteCards: favoriteCards.map((card) => ({
        ...card,
        template: '/media/gundam/cards/{width}/{image}.webp',
      })),
    });
    const fewer = await patch({ favoriteCards: [null, favoriteCards[0], null, null] });
    expect(fewer.json()).toMatchObject({ favoriteCards: [null, { cardno: cards[0] }, null, null] });
  });

  it('PROF-09 changes only the background', async () => {
    const { patch, stored } = await createMember();
    await patch({ x: '@halcyon', selectedBanner: 'foundry' });
    expect((await patch({ selectedAvatarBackground: 'ember' })).statusCode).toBe(200);
    expect(await stored()).toMatchObject({
      selectedavatarbackground: 'ember',
      selectedbanner: 'foundry',
      x: 'https://x.com/halcyon',
    });
    await patch({ selectedAvatarBackground: null });
    expect(await stored()).toMatchObject({ selectedavatarbackground: null });
  });

  it('PROF-06 C-81 requires a login', async () => {
    for (const payload of [{ selectedAvatarBackground: 'ember' }, { selectedBanner: 'foundry' }]) {
      const answer = await api.app.inject({ method: 'PATCH', url: '/api/me/profile', payload });
      expect(answer.json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    }
  });

  it.each([
    { selectedBadge: 'administrator' },
    { selectedBadge: 'twitch' },
    { selectedAvatarBackground: 'aurum' },
    { selectedAvatarBackground: 'nothing-like-it' },
    { selectedBanner: 'glass' },
  ])('PROF-05 refuses an item that is not owned: %j', async (payload) => {
    const { patch, stored } = await createMember();
    expect((await patch(payload)).json()).toMatchObject({
      status: 403,
      code: 'COSMETIC_NOT_OWNED',
    });
    expect(await stored()).toMatchObject({
      selectedbadge: null,
      selectedavatarbackground: null,
      selectedbanner: null,
    });
  });

  it('PROF-05 gifts and roles unlock items, and unlinking removes a badge', async () => {
    const { id, patch, stored } = await createMember({ roles: ['Administrator'] });
    await api.database.db
      .updateTable('users')
      .set({ ownedbanners: 'skyline, Glass' })
      .where('id', '=', id)
      .execute();
    const change = { selectedBadge: 'administrator', selectedBanner: 'glass' };
    expect((await patch(change)).json()).toMatchObject({
      ...change,
      ownedBanners: ['skyline', 'glass'],
    });
    await patch({ twitch: 'halcyon', selectedBadge: 'twitch' });
    await patch({ twitch: null });
    expect(await stored()).toMatchObject({ twitch: null, selectedbadge: null });
  });

  it.each([
    { roles: ['Superadmin'] },
    { level: 999 },
    { userExp: 998_000 },
    { user_exp: 998_000 },
    { ownedBanners: ['glass'] },
    { ownedBadges: ['administrator'] },
    { ownedBackgrounds: ['eclipse'] },
    { counts: { followers: 1000 } },
    { id: '1' },
    { email: 'else@members.test' },
  ])('refuses mass assignment: %j', async (payload) => {
    const { patch, stored } = await createMember();
    const before = await stored();
    expect((await patch({ x: '@a', ...payload })).json()).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
    });
    expect(await stored()).toEqual(before);
  });

  it.each([
    [{ youtube: 'javascript:alert(1)' }, 'SOCIAL_LINK_REFUSED'],
    [{ twitch: 'https://evil.test/twitch.tv' }, 'SOCIAL_LINK_REFUSED'],
    [{ favoriteCards: [{ game: 'gundam', cardno: 'NO-1' }, null, null, null] }, 'CARD_NOT_FOUND'],
    [{ favoriteCards: [null] }, 'INVALID_REQUEST'],
    [{ avatar: 'https://evil.test/a.webp' }, 'UPLOAD_NOT_YOURS'],
  ])('%j is refused with %s, and nothing is stored', async (payload, code) => {
    const { patch, stored } = await createMember();
    const before = await stored();
    expect((await patch({ selectedBanner: 'foundry', ...payload })).json()).toMatchObject({ code });
    expect(await stored()).toEqual(before);
  });

  it("an avatar must be the member's own upload", async () => {
    const [first, second] = [await createMember(), await createMember()];
    const payload = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#c33' },
    })
      .png()
      .toBuffer();
    const upload = await api.app.inject({
      method: 'POST',
      url: '/api/me/uploads/avatar',
      headers: {
        cookie: first.cookie,
        'content-type': 'image/png',
        'idempotency-key': 'one-avatar',
      },
      payload,
    });
    const avatar = upload.json<{ address: string }>().address;
    expect((await second.patch({ avatar })).json()).toMatchObject({ code: 'UPLOAD_NOT_YOURS' });
    expect((await first.patch({ avatar })).statusCode).toBe(200);
    expect(await first.show()).toMatchObject({ avatar });
    await first.patch({ avatar: null });
    expect(await first.show()).toMatchObject({ avatar: null });
  });

  it('a repeated request returns the first answer and changes nothing', async () => {
    const { patch, stored } = await createMember();
    const first = await patch({ x: '@one' }, 'one-intended-change');
    await patch({ x: '@two' });
    const again = await patch({ x: '@one' }, 'one-intended-change');
    expect(again.json()).toEqual(first.json());
    expect(await stored()).toMatchObject({ x: 'https://x.com/two' });
  });

  it('PROF-01 features up to three own public decks in the chosen order', async () => {
    const { id, patch, show } = await createMember();
    const stranger = await createMember();
    const uuid = (end: number) => `019a0000-0000-7000-8000-00000000020${end}`;
    const deck = (end: number, facts: object) => ({
      user_id: id,
      gameid: 'gundam',
      id: uuid(end),
      decklist_name: `Deck ${end}`,
      visibility: 1,
      ...facts,
    });
    await api.database.db
      .insertInto('decklists')
      .values([
        deck(1, {}),
        deck(1, { gameid: 'ua', decklist_name: 'Elsewhere' }),
        deck(2, { visibility: 0 }),
        deck(3, { user_id: stranger.id }),
      ])
      .execute();
    const named = (end: number, game = 'gundam') => ({ game, id: encodeDeckId(uuid(end)) });
    const chosen = [named(1, 'ua'), named(1)];
    expect((await patch({ featuredDecks: chosen })).json()).toMatchObject({
      featuredDecks: [
        { ...named(1, 'ua'), name: 'Elsewhere' },
        { ...named(1), name: 'Deck 1' },
      ],
    });
    for (const wrong of [named(2), named(3), named(9), { game: 'gundam', id: '!' }, named(1)]) {
      const refused = await patch({ featuredDecks: [named(1), wrong] });
      expect(refused.json(), JSON.stringify(wrong)).toMatchObject({ code: 'DECK_NOT_FOUND' });
    }
    const many = await patch({ featuredDecks: [1, 2, 3, 4].map((end) => named(end)) });
    expect(many.statusCode).toBe(400);
    await api.database.db
      .updateTable('decklists')
      .set({ visibility: 0 })
      .where('gameid', '=', 'gundam')
      .where('id', '=', uuid(1))
      .execute();
    expect(await show()).toMatchObject({ featuredDecks: [{ name: 'Elsewhere' }] });
    expect((await patch({ featuredDecks: [] })).json()).toMatchObject({ featuredDecks: [] });
  });

  it('PROF-01 AUTH-04 the owner sees private data and a token that changes with it', async () => {
    const { id, cookie, patch, show } = await createMember({ roles: ['EX', 'Content Creator'] });
    const read = async () =>
      (await api.app.inject({ url: '/api/me/profile', headers: { cookie } })).json<OwnProfile>();
    const own = await read();
    expect(own).toMatchObject({
      roles: 'EX;Content Creator',
      email: expect.stringContaining('@'),
      emailVerified: true,
      userStapleCards: '',
      collection: [],
    });
    const session = await api.app.inject({ url: '/api/me', headers: { cookie } });
    expect(session.json()).toMatchObject({ user: { syncToken: own.syncToken, level: 1 } });

    const tokens = [own.syncToken];
    tokens.push((await patch({ x: '@one' })).json<OwnProfile>().syncToken);
    const headers = { cookie, 'idempotency-key': 'profile-collects' };
    const changes = [{ cardno: cards[0], from: 0, to: 2 }];
    const url = '/api/games/gundam/my-collection/changes';
    await api.app.inject({ method: 'POST', url, headers, payload: { collection: 0, changes } });
    const collected = await read();
    expect(collected.collection).toEqual([{ game: 'gundam', seq: 1, entries: 1 }]);
    tokens.push(collected.syncToken);
    expect(new Set(tokens).size, 'a change is another token').toBe(3);
    expect((await read()).syncToken, 'nothing changed').toBe(collected.syncToken);
    expect(Object.keys(await show())).not.toEqual(expect.arrayContaining(['email']));
    expect(id).toBeGreaterThan(1);
  });

  it('the owner also sees gifts', async () => {
    const { id, cookie } = await createMember();
    await api.database.db
      .updateTable('users')
      .set({ ownedbadges: 'administrator', ownedbackgrounds: 'eclipse' })
      .where('id', '=', id)
      .execute();
    const answer = await api.app.inject({ url: '/api/me/profile', headers: { cookie } });
    expect(answer.json()).toMatchObject({
      ownedBadges: ['administrator'],
      ownedBackgrounds: ['eclipse'],
    });
  });
});
