import type { CosmeticsAnswer } from '@deckframe/contract/rewards/cosmetics';
import type { EventSummary } from '@deckframe/contract/rewards/events';
import type { MailboxAnswer } from '@deckframe/contract/rewards/mailbox';
import type { OwnProfile } from '@deckframe/contract/community/profile';
import { COSMETIC_LOOKS } from '@deckframe/domain/community/profile/cosmetic-looks';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addEvent, claimEvent, MAILBOX } from '../../../testing/mailbox-scene.ts';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let listed: CosmeticsAnswer;

beforeAll(async () => {
  api = await createTestApi();
  listed = (await api.app.inject({ url: '/api/cosmetics' })).json();
});
afterEach(() => api.database.setNow(undefined));
afterAll(() => api.close());

const setLevel = ({ id }: Member, level: number) =>
  sql`update users set user_exp = ${(level - 1) * 1000} where id = ${id}`.execute(api.database.db);

async function createAt(level: number): Promise<Member> {
  const member = await createMember(api);
  await setLevel(member, level);
  return member;
}

const listWaiting = async (member: Member) =>
  (await member.call('GET', MAILBOX)).json<MailboxAnswer>().data.receivedItem;
const levelsOf = async (member: Member) =>
  (await listWaiting(member)).map(({ rewardLevel }) => rewardLevel);
const profileOf = async (member: Member) =>
  (await member.call('GET', '/api/me/profile')).json<OwnProfile>();
const rewardAt = (level: number): string =>
  listed.rewards.find((reward) => reward.level === level)?.id ?? '';
const outcome = async (answer: ReturnType<typeof claimEvent>) =>
  (await answer).json<{ code?: string }>().code;

const addReward = (level: number, startDate = '2020-01-01T00:00:00Z') =>
  addEvent(api, {
    type: 'receivedItem',
    label: `Level ${level}`,
    startDate,
    endDate: 'infinity',
    banner: 'eclipse',
    audience_level: level,
    reward_level: level,
  });

describe('cosmetics', () => {
  it('PROF-18 EXP-13 include the documented badges, and packs at six levels', () => {
    const badges = listed.cosmetics.filter(({ kind }) => kind === 'badge').map(({ key }) => key);
    expect(badges).toEqual(
      expect.arrayContaining(['administrator', 'twitch', 'twitter', 'youtube']),
    );
    const packs = listed.rewards.filter(({ gifts }) => gifts.length >= 4);
    expect(packs.map(({ level }) => level)).toEqual([100, 200, 300, 500, 777, 999]);
  });

  it('each have a picture or text, and every level item has its reward', () => {
    const names = (items: readonly { kind: string; key: string }[]) =>
      items.map(({ kind, key }) => `${kind}:${key}`).toSorted();
    expect(names(listed.cosmetics)).toEqual(names(COSMETIC_LOOKS));
    const byLevel = listed.cosmetics.filter(({ unlock }) => unlock.by === 'level');
    expect(byLevel.filter(({ unlock }) => unlock.by === 'level' && unlock.level === null)).toEqual(
      [],
    );
    expect(names(listed.rewards.flatMap(({ gifts }) => gifts))).toEqual(names(byLevel));
  });
});

describe('the reward of a level', () => {
  it('can be claimed from the level on, several at once', async () => {
    const member = await createAt(4);
    expect(await levelsOf(member)).toEqual([]);
    await setLevel(member, 5);
    expect(await levelsOf(member)).toEqual([5]);
    await setLevel(member, 26);
    expect(await levelsOf(member)).toEqual([5, 10, 15, 25]);
    const unread = await member.call('GET', `${MAILBOX}/unread`);
    expect(unread.json()).toMatchObject({ events: 0, notifications: 0, items: 4 });
    expect(await outcome(claimEvent(member, rewardAt(40)))).toBe('EVENT_UNMET');
  });

  it('is given once, can be worn immediately, and is in the documented lists', async () => {
    const member = await createAt(100);
    const pack = { selectedTitle: 'centurion', selectedAvatarBackground: 'cobalt' };
    expect((await member.call('PATCH', '/api/me/profile', pack)).statusCode).toBe(403);
    const claims = Array.from({ length: 5 }, () => outcome(claimEvent(member, rewardAt(100))));
    const refused = (await Promise.all(claims)).filter((code) => code !== undefined);
    expect(refused).toEqual(Array.from({ length: 4 }, () => 'ALREADY_CLAIMED'));
    expect(await levelsOf(member)).not.toContain(100);
    expect(await profileOf(member)).toMatchObject({
      ownedBackgrounds: ['cobalt'],
      ownedBadges: ['hundred'],
      ownedBanners: ['longwatch'],
      ownedTitles: ['centurion'],
      claimedRewards: [rewardAt(100)],
    });
    const worn = await member.call('PATCH', '/api/me/profile', pack);
    expect(worn.json()).toMatchObject(pack);
  });

  it('EXP-14 C-48 of level 300 also gives the role EX', async () => {
    const member = await createAt(300);
    const answer = await claimEvent(member, rewardAt(300));
    expect(answer.json()).toEqual({ banner: 'highnoon', role: 'EX' });
    const { roles } = await api.database.db
      .selectFrom('users')
      .select('roles')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(roles).toEqual(['EX']);
  });

  it('added later can be claimed once by members above the level', async () => {
    await api.database.setNow('2026-03-29T00:59:59Z');
    const member = await createAt(61);
    const before = await levelsOf(member);
    const id = await addReward(60, '2026-03-29T01:00:00Z');
    expect(await levelsOf(member)).toEqual(before);
    expect(await outcome(claimEvent(member, id))).toBe('EVENT_NOT_FOUND');
    await api.database.setNow('2026-03-29T01:00:00Z');
    expect(await levelsOf(member)).toEqual([...before, 60]);
    expect(await outcome(claimEvent(member, id))).toBeUndefined();
    await api.database.setNow('2026-03-30T00:00:00Z');
    expect(await levelsOf(member)).toEqual(before);
    expect(await outcome(claimEvent(member, id))).toBe('ALREADY_CLAIMED');
  });

  it('is created by staff as data and disappears when ended', async () => {
    const staff = await createMember(api, 'Administrator');
    const body = { type: 'receivedItem', label: 'Level 33', rewardLevel: 33 };
    const reward = { gifts: ['title:legend'] };
    const made = await staff.call('POST', '/api/admin/events', { ...body, reward });
    expect(made.json(), made.body).toMatchObject({ rewardLevel: 33, endDate: null });
    const member = await createAt(33);
    expect(await levelsOf(member)).toContain(33);
    const { id } = made.json<{ id: string }>();
    await staff.call('POST', `/api/admin/events/${id}/end`);
    expect(await levelsOf(member)).not.toContain(33);
    for (const wrong of [
      { ...body, reward, type: 'event' },
      { ...body, reward: { gifts: ['a'] } },
    ])
      expect((await staff.call('POST', '/api/admin/events', wrong)).statusCode).toBe(400);
  });
});

describe('campaign times use the database clock', () => {
  it.each([
    ['a plain midnight', '2026-06-30T22:00:00Z', '2026-07-01T22:00:00Z'],
    ['a day of 23 hours', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['a day of 25 hours', '2025-10-25T22:00:00Z', '2025-10-26T23:00:00Z'],
  ])(
    '%s: it starts, can be claimed in its last second, and ends',
    async (_, startDate, endDate) => {
      await api.database.setNow(startDate);
      const [first, last, late] = [await createAt(1), await createAt(1), await createAt(1)];
      const eventId = await addEvent(api, { startDate, endDate });
      const at = async (moment: number, member: Member) => {
        await api.database.setNow(new Date(moment).toISOString());
        const { data } = (await member.call('GET', MAILBOX)).json<MailboxAnswer>();
        return [data.event.length, await outcome(claimEvent(member, eventId))];
      };
      const [start, end] = [Date.parse(startDate), Date.parse(endDate)];
      expect(await at(start - 1, first)).toEqual([0, 'EVENT_NOT_FOUND']);
      expect(await at(start, first)).toEqual([1, undefined]);
      expect(await at(end - 1, last)).toEqual([1, undefined]);
      expect(await at(end, late)).toEqual([0, 'EVENT_NOT_FOUND']);
      expect(await at(end, first)).toEqual([0, 'ALREADY_CLAIMED']);
    },
  );
});

describe('the staff list', () => {
  it('separates level rewards from campaigns, with full pages', async () => {
    const staff = await createMember(api, 'Administrator');
    const id = await addEvent(api, { label: 'Harbor night' });
    for (let level = 400; level < 460; level++) await addReward(level);
    const list = async (query: string) =>
      (await staff.call('GET', `/api/admin/events?${query}`)).json<{
        events: EventSummary[];
        next: string | null;
      }>();
    const { events } = await list('list=events&state=running');
    expect(events[0]).toMatchObject({ id, label: 'Harbor night', rewardLevel: null });
    expect(events.filter(({ rewardLevel }) => rewardLevel !== null)).toEqual([]);
    const levels = await list('list=levels');
    expect(levels.events.filter(({ rewardLevel }) => rewardLevel === null)).toEqual([]);
    expect(levels.events.slice(0, 2).map(({ rewardLevel }) => rewardLevel)).toEqual([459, 458]);
    const rest = await list(`list=levels&before=${levels.next}`);
    expect(rest.events[0]).toMatchObject({ rewardLevel: 409 });
    const all = await list('');
    expect(all.events).toHaveLength(50);
    expect((await staff.call('GET', '/api/admin/events?list=gifts')).statusCode).toBe(400);
  });
});
