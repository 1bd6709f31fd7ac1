import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** Files where a user id is parsed outside of the contract's schemas. */
const BORDER = [
  // Deletions are recorded in files.
  'modules/accounts/account/erase-member.ts',
  // The authentication library uses text ids.
  'modules/accounts/auth/auth-steps.ts',
  'modules/accounts/auth/better-auth.ts',
  'modules/accounts/auth/sign-in.ts',
  // A stored challenge contains the id.
  'modules/accounts/auth/challenge.ts',
  // Reports concern a deck, a comment or a member, each with its own id format.
  'modules/community/moderation/service.ts',
  // The address contains a member's id or name.
  'modules/collection/collection/service.ts',
  // A page's address is not a route of the contract.
  'modules/site/pages/describe-page.ts',
];

const NAMES =
  '(?:user|owner|actor|member|followed|blocked|reportedUser|exceptUser)(?:Id|_id)|exceptUser|handledBy|lockedBy';
const PERSON = `(?:[\\w.?]+\\.)?(?:${NAMES})|(?:[\\w.?]+\\.)?(?:user|actor|owner|member)\\??\\.id`;

const BREACHES: readonly [lesson: string, pattern: RegExp][] = [
  ['is converted', new RegExp(`\\b(?:Number|String|parseInt|BigInt)\\((?:${PERSON})\\b`)],
  ['is converted', /\b(?:Number|String)\(\(await requireUser\(\w+\)\)\.id\)/],
  ['is declared', new RegExp(`\\b(?:${NAMES})\\??: (?:string|number)\\b`)],
  ['is made up', /\btoUserId\(|\bas UserId\b/],
];

function findBreaches(source: string): string[] {
  return source.split('\n').flatMap((line) => {
    const lesson = BREACHES.find(([, pattern]) => pattern.test(line))?.[0];
    return lesson === undefined ? [] : [`a user's id ${lesson}: ${line.trim()}`];
  });
}

async function listSources(): Promise<{ path: string; source: string }[]> {
  const sources = [];
  for await (const path of glob('**/*.ts', { cwd: import.meta.dirname })) {
    if (/\.(?:test|proof)\.ts$|(?:^|\/)testing\//.test(path)) continue;
    sources.push({ path, source: readFileSync(`${import.meta.dirname}/${path}`, 'utf8') });
  }
  return sources;
}

it('inside the border a user is always a UserId, never text or a number', async () => {
  const sources = await listSources();
  expect(sources.length).toBeGreaterThan(200);
  const inside = sources.filter(({ path }) => !BORDER.includes(path));
  expect(
    inside.flatMap(({ path, source }) =>
      findBreaches(source).map((breach) => `${path}: ${breach}`),
    ),
  ).toEqual([]);
});

it('ids are parsed at the border only, and every listed place still parses one', async () => {
  const parsing = (await listSources()).filter(({ source }) => /\bparseUserId\b/.test(source));
  expect(parsing.map(({ path }) => path).sort()).toEqual([...BORDER].sort());
});

it.each([
  'await deleteLink(db, Number(user.id), provider);',
  'const own = String(row.user_id);',
  'return { ownerId: String(deck.user_id) };',
  'const id = Number((await requireUser(request)).id);',
  'insertBlock(db, Number(userId), blocked)',
  'audit({ actorId: Number(change.actor.id) })',
  'export async function block(db: Database, userId: string): Promise<void> {',
  'type Row = { user_id: number; game: string };',
  'const everybody = 7 as UserId;',
  'listDecks(db, toUserId(row.id));',
])('refuses %s', (line) => {
  expect(findBreaches(line)).toHaveLength(1);
});

it.each([
  'const userId = printUserId(row.user_id);',
  'export async function block(db: Database, userId: UserId): Promise<void> {',
  'return { id: String(row.id), name };',
  'const userIds = String(rows.length);',
])('allows %s', (line) => {
  expect(findBreaches(line)).toEqual([]);
});
