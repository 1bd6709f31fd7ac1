import { randomUUID } from 'node:crypto';
import { createDatabase, type Database } from '@deckframe/database/db';
import { testConnection } from '@deckframe/database/testing-connection';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountScene, type AccountScene } from '../../../testing/account-scene.ts';
import {
  findColumnsHolding,
  findUncovered,
  listMemberColumns,
} from '../../../testing/member-columns.ts';
import { joinWithEverything } from '../../../testing/one-of-everything.ts';
import { runErasures } from '../../../testing/run-erasures.ts';
import { ACCOUNT_PARTS, NOT_ERASED, NOT_EXPORTED } from './account-parts.ts';

const reasons = { notExported: NOT_EXPORTED, notErased: NOT_ERASED };
let scene: AccountScene;
let worker: Database;

beforeAll(async () => {
  scene = await createAccountScene();
  worker = createDatabase(testConnection(scene.database.url('worker'), 2));
});
afterAll(async () => {
  await worker.destroy();
  await scene.close();
});

describe('columns with a member id', () => {
  it('each is exported and erased or made anonymous by a part, or is listed with a reason', async () => {
    const columns = await listMemberColumns(scene.database.db);
    expect(columns).toContain('decklists.user_id');
    expect(findUncovered(columns, ACCOUNT_PARTS, reasons)).toEqual([]);
  });

  it('a migration that adds an unlisted column is found', async () => {
    const { db } = scene.database;
    const before = await listMemberColumns(db);
    const planted = `
      create table planted_events (id bigint primary key, referee bigint references users);
      create table planted_seats (event bigint, referee bigint, constraint seat
        unique (event, referee), foreign key (event) references planted_events);
      alter table planted_events add unique (id, referee);
      alter table planted_seats add foreign key (event, referee)
        references planted_events (id, referee);
      create table planted_notes (author_id text, organiser uuid, player_ids bigint[],
        written_by text, title text, winners int);
      alter table cards add column owner bigint`;
    const rollback = new Error('planted');
    const found: string[] = [];
    const work = db.transaction().execute(async (transaction) => {
      await sql.raw(planted).execute(transaction);
      found.push(...(await listMemberColumns(transaction)));
      throw rollback;
    });
    await expect(work).rejects.toBe(rollback);
    const added = found.filter((column) => !before.includes(column));
    expect(added).toEqual([
      'cards.owner',
      'planted_events.referee',
      'planted_notes.author_id',
      'planted_notes.organiser',
      'planted_notes.player_ids',
      'planted_notes.winners',
      'planted_notes.written_by',
      'planted_seats.referee',
    ]);
    const faults = findUncovered(found, ACCOUNT_PARTS, reasons);
    for (const column of added) {
      expect(faults).toContain(`${column}: export it in a part, or say in NOT_EXPORTED why not`);
    }
    expect(faults).toHaveLength(added.length * 2);
  });

  it('a missing part and an entry for a dropped column are found', async () => {
    const columns = await listMemberColumns(scene.database.db);
    const without = ACCOUNT_PARTS.filter((part) => part.name !== 'likes');
    expect(findUncovered(columns, without, reasons)).toEqual([
      'likes.user_id: export it in a part, or say in NOT_EXPORTED why not',
      'likes.user_id: erase or anonymise it in a part, or say in NOT_ERASED why not',
    ]);
    const rest = columns.filter((column) => column !== 'likes.user_id');
    expect(findUncovered(rest, ACCOUNT_PARTS, reasons)).toEqual([
      "likes.user_id: holds no member's id",
    ]);
  });
});

/** Columns that may contain the id of a deleted account. */
const MAY_STAY = new Set([
  ...Object.keys(NOT_ERASED),
  ...ACCOUNT_PARTS.flatMap((part) =>
    Object.entries(part.covers).flatMap(([column, all]) =>
      all.includes('anonymise') ? [column] : [],
    ),
  ),
]);
const NO_MEMBER = ['exp_counts.members', 'tournaments.max_players'];

it('a member with a row in every table exports it all, and erasure leaves only listed rows', async () => {
  const { db } = scene.database;
  const { member, published, hidden } = await joinWithEverything(scene);

  const columns = await listMemberColumns(db);
  const held = await findColumnsHolding(db, member.id);
  expect(columns.filter((column) => !held.includes(column))).toEqual(NO_MEMBER);

  const answer = await scene.send('GET', '/api/me/export', member.cookie);
  const file = answer.json<Record<string, unknown[]>>();
  expect(Object.keys(file)).toEqual([...ACCOUNT_PARTS.map((part) => part.name), 'complete']);
  expect(file['complete']).toBe(true);
  const { complete: _, ...parts } = file;
  const empty = Object.entries(parts).filter(([, rows]) => Object.keys(rows).length === 0);
  expect(empty).toEqual([]);
  expect(file).toMatchObject({
    profile: {
      discord_id: 'discord-name',
      email: member.email,
      ownedbanners: 'gold-banner',
      suspension_reason: 'Warned once',
    },
    customization: { ownedbadges: 'gold-badge', comment_count: 1, follower_count: 1 },
    uploads: [{ file: 'f'.repeat(32) }],
    sessions: [{ user_agent: null, ip_address: null }],
    passkeys: [{ name: 'Blue key' }],
    blocks: [{ username: 'Friend' }],
    deckRevisions: [{ deck_id: published, version: 1, decklist_name: 'First thought' }],
    deckFolders: [{ name: 'Best folder', decks: [published] }],
    bookmarks: [{ deck_id: published }],
    deckPreferences: [{ default_visibility: 2 }],
    expEvents: [{ kind: 'comment', subject: 'first-comment', amount: 50 }],
    untoldAwards: [{ exp_data: { action: 'untold-action' } }],
    ratings: [{ card_id: 'RATED-001', rating: 4 }],
    dailyCardRatings: [{ card_date: '2026-02-03' }],
    staples: [{ card_id: 'STAPLE-001' }],
    tournaments: [{ name: 'Harbour weekly', role: 'judge', list: { deck_name: 'Frozen deck' } }],
    likes: [{ content_type: 'deck' }],
    follows: [{ username: 'Friend' }],
    comments: [{ text: 'A kind word' }],
    reports: [{ content_id: '77', reason: 'Unkind words' }],
  });
  expect(file['decks']).toHaveLength(2);
  expect(answer.body).not.toMatch(/password|token|public_key/i);

  const body = { password: member.password, decks: 'keep' };
  expect((await scene.post('/api/me/delete', body, member.cookie)).statusCode).toBe(200);
  await runErasures(db, worker);
  const left = await findColumnsHolding(db, member.id);
  expect(left.filter((column) => !MAY_STAY.has(column))).toEqual([]);
  expect(left).toContain('decklists.user_id');
  expect(left).not.toContain('deck_revisions.user_id');
  expect(await findColumnsHolding(db, hidden)).toEqual([]);

  // The anonymized row.
  const { rows } = await sql<Record<string, unknown>>`
    select * from users where id = ${member.id}`.execute(db);
  const { id, createdon, updated_at, deleted_at, ...rest } = rows[0] ?? {};
  expect([String(id), deleted_at instanceof Date]).toEqual([member.id, true]);
  expect([createdon, updated_at].every((moment) => moment instanceof Date)).toBe(true);
  const said = Object.entries(rest).filter(([, value]) => value !== null);
  expect(Object.fromEntries(said)).toEqual({
    name: 'Deleted user',
    username: 'Deleted user',
    username_key: `deleted:${member.id}`,
    email: expect.stringMatching(/^deleted-[\da-f-]{36}@deckframe\.invalid$/),
    emailverified: false,
    roles: [],
    user_exp: 0,
    user_level: 1,
    badge_corner: 'bottom-right',
  });
});

it("erasure removes judges' notes about a member and copies of reported texts", async () => {
  const { db } = scene.database;
  const member = await scene.join();
  const [event, entry] = [randomUUID(), randomUUID()];
  await sql`insert into tournaments (gameid, id, name, format, mode, time_zone, start_date,
      registration_deadline, max_players, status, structure, list_policy)
    values ('gundam', ${event}, 'Harbour monthly', 'standard', 'venue', 'Europe/Berlin',
      app_now(), app_now(), 16, 'finished', '{}', 'open')`.execute(db);
  await sql`insert into tournament_registrations (gameid, tournament_id, id, user_id, shown_name,
      status) values ('gundam', ${event}, ${entry}, ${member.id}, 'Player', 'checked_in')`.execute(
    db,
  );
  const penalty = { player: entry, round: 1, code: 'late', severity: 'warning' };
  const note = 'Came late from the dentist';
  await sql`insert into tournament_log (gameid, tournament_id, seq, entry_id, device, count, at, kind,
      body, hash)
    values ('gundam', ${event}, 1, ${randomUUID()}, 'desk', 1, app_now(), 'penalty',
      ${JSON.stringify({ ...penalty, note })}, ${'b'.repeat(64)})`.execute(db);
  const { rows } = await sql<{ id: string }>`insert into content_reports (content_type, content_id,
      gameid, reported_user_id, reason, snapshot)
    values ('deck', ${randomUUID()}, 'gundam', ${member.id}, 'Unkind', 'What they had written')
    returning id::text as id`.execute(db);
  const body = { password: member.password, decks: 'keep' };
  expect((await scene.post('/api/me/delete', body, member.cookie)).statusCode).toBe(200);
  await runErasures(db, worker);
  const log = await sql`select body from tournament_log where tournament_id = ${event}`.execute(db);
  expect(log.rows).toEqual([{ body: { ...penalty, note: '' } }]);
  const reports = await sql`select snapshot, reported_user_id from content_reports
    where id = ${rows[0]?.id}::bigint`.execute(db);
  expect(reports.rows).toEqual([{ snapshot: '', reported_user_id: null }]);
});

it('the worker can remove these rows only for members who left', async () => {
  const member = await scene.join();
  const app = sql`select erase_revisions(${member.id}), erase_earnings(${member.id})`;
  await expect(app.execute(scene.database.db)).rejects.toThrow('the member is still here');
});
