import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountScene, Member } from './account-scene.ts';

/** Unlike any other number in the database. */
const FIRST_ID = 918_273_645;

/** Texts of this member that nobody else in the scene has. */
export const TEXTS_OF_EVERYTHING: readonly string[] = [
  'Everything',
  'everything@',
  'everything_x',
  'Published deck',
  'Hidden deck',
  'First thought',
  'Best folder',
  'Blue binder',
  'lent out',
  'Salt Road',
  'Dustlark Courier',
  'See you on Friday',
  'Frozen deck',
  'It was two to one',
  'untold-action',
  'A kind word',
  'It was a kind word',
  'Unkind words',
  'Seen on a card',
  'My first guide',
  'Words of the guide',
  'Thanks for the report',
  'Played a lot',
  'Proposed deck',
  'Spoken to',
  'Warned once',
  'discord-name',
  'Blue key',
  'hash-of-a-code',
  'v1:sealed',
  'Harbour weekly',
];

export type Everything = { member: Member; published: string; hidden: string };

/**
 * A member with rows in every table. A new column with a member id needs a row here, with texts
 * that the export test can search for.
 */
export async function joinWithEverything(scene: AccountScene): Promise<Everything> {
  const { db } = scene.database;
  await sql`alter table users alter column id restart with ${sql.lit(FIRST_ID)}`.execute(db);
  const member = await scene.join('Everything');
  await sql`alter table users alter column id restart with 5000`.execute(db);
  const friend = await scene.join('Friend');
  const [published, hidden] = [randomUUID(), randomUUID()];
  await addDecks(scene, member.id, published, hidden);
  await addCollection(scene, member.id);
  await addCustomSeries(scene, member.id, friend.id);
  await addTrades(scene, member.id, friend.id);
  await addTournaments(scene, member.id);
  await addCommunity(scene, member.id, friend.id);
  await addMail(scene, member.id, friend.id);
  await addOffice(scene, member.id, friend.id);
  await askForThings(scene, member);
  return { member, published, hidden };
}

async function addDecks(
  { database: { db } }: AccountScene,
  member: string,
  published: string,
  hidden: string,
): Promise<void> {
  await sql`insert into decklists (gameid, id, user_id, decklist_name, visibility) values
    ('gundam', ${published}, ${member}, 'Published deck', 1),
    ('gundam', ${hidden}, ${member}, 'Hidden deck', 0)`.execute(db);
  await sql`insert into deck_revisions (gameid, deck_id, version, user_id, decklist_name,
      decklist_content, considering, sidedeck, resourcedeck, visibility, card_count)
    values ('gundam', ${published}, 1, ${member}, 'First thought', '', '', '', '', 1, 0)`.execute(
    db,
  );
  await sql`with folder as (
      insert into deck_folders (user_id, gameid, name) values (${member}, 'gundam', 'Best folder')
      returning id
    ) insert into deck_folder_decks (user_id, gameid, folder_id, deck_id)
      select ${member}, 'gundam', id, ${published} from folder`.execute(db);
  await sql`insert into deck_bookmarks (user_id, gameid, deck_id)
    values (${member}, 'gundam', ${published})`.execute(db);
  await sql`insert into deck_preferences (user_id, default_visibility)
    values (${member}, 2)`.execute(db);
}

async function addCollection({ database: { db } }: AccountScene, member: string): Promise<void> {
  await sql`insert into collections (user_id, gameid, id, name)
    values (${member}, 'gundam', 3, 'Blue binder')`.execute(db);
  await sql`insert into collection_states (user_id, gameid, seq, entry_count)
    values (${member}, 'gundam', 7, 1)`.execute(db);
  await sql`insert into collection_entries (user_id, gameid, collection, cardno, count, trading,
      wanted, ignored, tag, seq)
    values (${member}, 'gundam', 3, 'KEPT-001', 4, true, false, false, 'lent out', 7)`.execute(db);
}

async function addCustomSeries(
  { database: { db } }: AccountScene,
  member: string,
  friend: string,
): Promise<void> {
  for (const [owner, name] of [
    [member, 'Salt Road'],
    [friend, 'Other road'],
  ] as const) {
    await sql`with series as (
        insert into custom_series (gameid, owner_id, name, card_count, changed_by)
        values ('gundam', ${owner}, ${name}, 1, ${member}) returning gameid, id
      ), invited as (
        insert into invitations (gameid, place_type, place_id, user_id, invited_by)
        select gameid, 'custom-series', id,
          case when ${owner}::bigint = ${member} then ${friend}::bigint else ${member} end, ${owner}
        from series
      ), editors as (
        insert into custom_series_members (gameid, series_id, user_id)
        select gameid, id, ${member} from series where ${owner !== member}
      )
      insert into custom_cards (gameid, id, series_map, fields, updated_by, picture_by,
        picture_file)
      select gameid, id || '-001', id, '{"name": "Dustlark Courier"}', ${member}, ${member},
        ${`${'c'.repeat(32)}.webp`} from series`.execute(db);
  }
}

async function addTrades(
  { database: { db } }: AccountScene,
  member: string,
  friend: string,
): Promise<void> {
  await sql`insert into trade_settings (user_id, country, language)
    values (${member}, 'DE', 'fr')`.execute(db);
  for (const [proposer, partner, state] of [
    [member, friend, 'offered'],
    [friend, member, 'declined'],
  ]) {
    await sql`with trade as (
        insert into trades (gameid, proposer_id, partner_id, state, terms, expires_at)
        values ('gundam', ${proposer}, ${partner}, ${state},
          '{"proposer": {"TRADED-001": 1}, "partner": {"TRADED-002": 1}}', app_now())
        returning gameid, id
      ) insert into trade_notes (gameid, trade_id, side, text)
        select gameid, id, ${proposer === member ? 'proposer' : 'partner'}, 'See you on Friday'
        from trade`.execute(db);
  }
}

async function addTournaments({ database: { db } }: AccountScene, member: string): Promise<void> {
  const [event, entry, list] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into tournaments (gameid, id, name, organizer_id, format, mode, time_zone,
      start_date, registration_deadline, max_players, status, structure, list_policy)
    values ('gundam', ${event}, 'Harbour weekly', ${member}, 'standard', 'venue', 'Europe/Berlin',
      app_now(), app_now(), 16, 'finished', '{}', 'open')`.execute(db);
  await sql`insert into tournament_staff (gameid, tournament_id, user_id, role)
    values ('gundam', ${event}, ${member}, 'judge')`.execute(db);
  await sql`insert into tournament_lists (gameid, tournament_id, id, zones, hash, deck_name, ruleset,
      is_legal, legality)
    values ('gundam', ${event}, ${list}, '{}', ${'a'.repeat(64)}, 'Frozen deck', 'current', true,
      '[]')`.execute(db);
  await sql`insert into tournament_registrations (gameid, tournament_id, id, user_id, shown_name,
      list_id, status)
    values ('gundam', ${event}, ${entry}, ${member}, 'Everything', ${list}, 'checked_in')`.execute(
    db,
  );
  await sql`insert into tournament_objections (gameid, tournament_id, id, user_id, text)
    values ('gundam', ${event}, ${randomUUID()}, ${member}, 'It was two to one')`.execute(db);
  await sql`insert into tournament_devices (gameid, tournament_id, id, user_id, public_key)
    values ('gundam', ${event}, ${randomUUID()}, ${member}, ${'k'.repeat(40)})`.execute(db);
  await sql`insert into tournament_deck_checks (gameid, tournament_id, id, entry_id, user_id)
    values ('gundam', ${event}, ${randomUUID()}, ${entry}, ${member})`.execute(db);
  await sql`insert into tournament_log (gameid, tournament_id, seq, entry_id, device, count, at,
      by_user_id, kind, body, hash)
    values ('gundam', ${event}, 1, ${randomUUID()}, 'desk', 1, app_now(), ${member}, 'enter', '{}',
      ${'b'.repeat(64)})`.execute(db);
}

async function addCommunity(
  { database: { db } }: AccountScene,
  member: string,
  friend: string,
): Promise<void> {
  await sql`select award_exp(${member}, '{comment}', '{first-comment}', '{50}')`.execute(db);
  await sql`select note_deck_list(${member}, 'gundam', ${randomUUID()}, false, '{ST01-001}', '{50}')`.execute(
    db,
  );
  await sql`insert into temp_exp_results (user_id, exp_data)
    values (${member}, '{"action": "untold-action"}')`.execute(db);
  await sql`insert into card_ratings (user_id, gameid, card_id, rating)
    values (${member}, 'gundam', 'RATED-001', 4)`.execute(db);
  await sql`insert into daily_card_ratings (user_id, gameid, card_date)
    values (${member}, 'gundam', '2026-02-03')`.execute(db);
  await sql`with run as (
      insert into card_renumbers (gameid, old_cardno, new_cardno, name, state)
      values ('gundam', 'ST01-997', 'ST01-998', 'Renumbered', 'done') returning id
    ) insert into card_renumber_rows (run_id, kind, row_key, user_id, seen, before)
      select id, 'entry', ${member} || '/0', ${member}, 1, '{"tag": "renumbered"}' from run`.execute(
    db,
  );
  await sql`insert into staples (user_id, gameid, card_id)
    values (${member}, 'gundam', 'STAPLE-001')`.execute(db);
  const liked = randomUUID();
  await sql`insert into decklists (gameid, id, user_id, decklist_name, visibility)
    values ('gundam', ${liked}, ${friend}, 'Liked deck', 1)`.execute(db);
  await sql`insert into likes (user_id, content_type, content_id, gameid)
    values (${member}, 'deck', ${liked}, 'gundam')`.execute(db);
  await sql`insert into follows (user_id, followed_id)
    values (${member}, ${friend}), (${friend}, ${member})`.execute(db);
  await sql`insert into user_blocks (user_id, blocked_id)
    values (${member}, ${friend}), (${friend}, ${member})`.execute(db);
  await sql`insert into comments (user_id, content_type, content_id, gameid, text)
    values (${member}, 'card', 'ST01-001', 'gundam', 'A kind word')`.execute(db);
  await sql`insert into content_reports
      (user_id, content_type, content_id, reported_user_id, reason, snapshot) values
    (${member}, 'comment', '77', ${friend}, 'Unkind words', 'Unkind'),
    (${friend}, 'comment', '78', ${member}, 'Rude', 'Kind'),
    (${friend}, 'profile', ${member}, ${member}, 'Bad name', 'Everything')`.execute(db);
  await sql`with report as (
      insert into user_card_reports (gameid, "userId", "cardId", printing, category, message)
      values ('gundam', ${member}, 'ST01-001', 'ST01-001', 'effect', 'Seen on a card')
      returning gameid, id
    ) insert into card_report_members (gameid, report_id, user_id, printing, message, source, item_id)
      select gameid, id, ${member}, 'ST01-001', 'Seen on a card', 'Printed card', 4711
      from report`.execute(db);
  await sql`insert into appeals (user_id, content_type, content_id, gameid, removed_at, text)
    values (${member}, 'comment', '80', 'gundam', app_now(), 'It was a kind word')`.execute(db);
  await sql`insert into contents (gameid, user_id, name, type, body)
    values ('gundam', ${member}, 'My first guide', 'guide', 'Words of the guide')`.execute(db);
  await sql`insert into uploads (user_id, folder, file, bytes)
    values (${member}, 'avatars', ${'f'.repeat(32)}, 1)`.execute(db);
}

async function addMail(
  { database: { db } }: AccountScene,
  member: string,
  friend: string,
): Promise<void> {
  await sql`insert into users_boxitems (user_id, type, label, banner)
    values (${member}, 'receivedItem', 'Thanks for the report', 'eclipse')`.execute(db);
  await sql`with notice as (
      insert into notices (user_id, kind, place_type, gameid, place_id, label) values
        (${member}, 'like', 'deck', 'gundam', ${randomUUID()}, 'Noticed deck'),
        (${friend}, 'follow', 'profile', null, ${friend}, '')
      returning user_id, id
    ) insert into notice_actors (user_id, notice_id, actor_id)
      select user_id, id, case user_id when ${member}::bigint then ${friend}::bigint
        else ${member}::bigint end from notice`.execute(db);
  await sql`insert into notice_settings (user_id, ways, rhythm)
    values (${member}, '{"like": "mail"}', 'weekly')`.execute(db);
  await sql`insert into users_cosmetics (user_id, kind, cosmetic_id, source)
    values (${member}, 'banner', 'gold-banner', 'item:4711')`.execute(db);
}

/** Adds staff actions of the member, and notes of others about them. */
async function addOffice(
  { database: { db } }: AccountScene,
  member: string,
  friend: string,
): Promise<void> {
  await sql`insert into comment_locks (gameid, content_type, content_id, locked_by)
    values ('gundam', 'card', 'ST01-001', ${member})`.execute(db);
  await sql`insert into game_settings (gameid, updated_by) values ('gundam', ${member})
    on conflict (gameid) do update set updated_by = ${member}`.execute(db);
  await sql`insert into game_config_versions
      (gameid, version, config, changed, note, based_on, created_by)
    values ('gundam', 1, '{}', '{}', '', 0, ${member})`.execute(db);
  await sql`insert into archetype_rule_versions (gameid, version, rules, created_by)
    values ('gundam', 1, '{"rules": []}', ${member})`.execute(db);
  await sql`insert into archetype_proposals (gameid, user_id, rule, note)
    values ('gundam', ${member}, '{"name": "Proposed deck"}', 'Played a lot')`.execute(db);
  await sql`insert into writing_rules (version, rules, created_by)
    values (1, '{}', ${member})`.execute(db);
  await sql`insert into content_reports (user_id, content_type, content_id, reason, snapshot,
      handled_at, handled_by, outcome)
    values (${friend}, 'comment', '79', 'Rude', 'Rude', app_now(), ${member}, 'dismissed')`.execute(
    db,
  );
  await sql`insert into appeals (user_id, content_type, content_id, gameid, removed_at, text,
      decided_at, decided_by, outcome)
    values (${friend}, 'comment', '81', 'gundam', app_now(), 'Please', app_now(), ${member}, 'upheld')`.execute(
    db,
  );
  await sql`insert into card_schedules (gameid, cardnos, published, run_at, created_by)
    values ('gundam', '{ST01-001}', true, app_now(), ${member})`.execute(db);
  await sql`insert into card_imports (gameid, source_name, counts, created_by)
    values ('gundam', 'Console', '{}', 'user:' || ${member}::text)`.execute(db);
  await sql`insert into card_import_runs (gameid, kind, source_name, format, is_partial, created_by)
    values ('gundam', 'cards', 'Console', 'csv', true, 'user:' || ${member}::text)`.execute(db);
  await sql`insert into user_card_reports (gameid, "userId", "cardId", printing, category, message,
      treated, "treatmentMessage", "resolvedBy")
    values ('gundam', ${friend}, 'ST01-001', 'ST01-001', 'price', 'Too low', true, 'Mended', ${member})`.execute(
    db,
  );
  await sql`insert into report_claims (item, user_id) values ('report:1', ${member})`.execute(db);
  await sql`insert into staff_notes (user_id, author_id, text)
    values (${friend}, ${member}, 'Helpful'), (${member}, ${friend}, 'Spoken to')`.execute(db);
  await sql`update users set suspension_reason = 'Warned once', ownedbanners = 'gold-banner',
    ownedbadges = 'gold-badge', ownedbackgrounds = 'gold-ground', featureddecksdata = 'deck-one',
    badge_corner = 'none', avatar = 'face', x = 'everything_x', favorite_card_url_1 = 'gundam/ST01-001'
    where id = ${member}`.execute(db);
  await sql`insert into auth_accounts (user_id, provider_id, account_id)
    values (${member}, 'discord', 'discord-name')`.execute(db);
  await sql`insert into auth_passkeys
      (user_id, name, public_key, credential_id, counter, device_type, backed_up)
    values (${member}, 'Blue key', 'pk', 'cred', 0, 'singleDevice', false)`.execute(db);
  await sql`insert into second_factors (user_id, secret, added_at)
    values (${member}, 'v1:sealed', '2026-01-05T00:00:00Z')`.execute(db);
  await sql`insert into recovery_codes (user_id, code_hash)
    values (${member}, 'hash-of-a-code')`.execute(db);
}

/** Makes writes that leave traces: stored answers, tokens, limits, audit entries. */
async function askForThings(scene: AccountScene, { cookie, email, password }: Member) {
  const answers = [
    await scene.send('PUT', '/api/me/deck-preferences', cookie, { defaultVisibility: 'unlisted' }),
    await scene.post('/api/me/email', { email: 'everything@example.org', password }, cookie),
    await scene.post('/api/auth/password-reset', { email, game: 'gundam' }),
    await scene.post('/api/me/passkeys/options', undefined, cookie),
  ];
  const failed = answers.filter(({ statusCode }) => statusCode >= 400);
  if (failed.length > 0) throw new Error(failed.map(({ body }) => body).join('\n'));
}
