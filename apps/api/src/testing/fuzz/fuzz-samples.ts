import { randomBytes } from 'node:crypto';
import { parseUserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import { hashToken } from '../../lib/hash-token.ts';
import { sealSecret } from '../../modules/accounts/second-factor/secret-box.ts';
import { totpCode } from '../../modules/accounts/second-factor/totp.ts';
import { signUnsubscribe } from '../../modules/rewards/notices/unsubscribe-token.ts';
import type { RouteSample, RouteSamples, SampleScene } from '../authorisation/route-sample.ts';
import { ROUTE_SAMPLES } from '../authorisation/samples.ts';
import { givePassword } from '../give-password.ts';
import { SESSION_SECRET } from '../test-api.ts';

const PASSWORD = 'bridge-walnut';

const makeName = (): string => `Fuzz${randomBytes(6).toString('hex')}`;
const makeToken = (): string => randomBytes(24).toString('base64url');

/** Returns the caller; a visitor uses the account of the owner. */
async function findMember({ db, callerId, owner }: SampleScene) {
  const { rows } = await sql<{ id: number; username: string; email: string }>`
    select id, username, email from users where id = ${callerId ?? owner.id}`.execute(db);
  const [member] = rows;
  if (member === undefined) throw new Error('no such member');
  return member;
}

async function withPassword(scene: SampleScene) {
  const member = await findMember(scene);
  await sql`delete from auth_accounts where user_id = ${member.id}`.execute(scene.db);
  await givePassword(scene.db, member.id, PASSWORD);
  return member;
}

async function addToken(scene: SampleScene, purpose: 'email' | 'reset' | 'verify') {
  const member = await withPassword(scene);
  const token = makeToken();
  const newEmail = purpose === 'email' ? `${makeName()}@example.org` : null;
  await sql`insert into mailed_tokens (user_id, purpose, new_email, token_hash, lifetime_seconds,
      expires_at)
    values (${member.id}, ${purpose}, ${newEmail}, ${hashToken(token)}, 3600,
      app_now() + interval '1 hour')`.execute(scene.db);
  return token;
}

/** An app of the caller, not yet confirmed or in use. */
async function addApp(scene: SampleScene, isPending: boolean) {
  const { id } = await findMember(scene);
  const secret = randomBytes(20);
  const sealed = sealSecret(secret, parseUserId(String(id)), SESSION_SECRET);
  await sql`delete from second_factors where user_id = ${id}`.execute(scene.db);
  await (
    isPending
      ? sql`insert into second_factors (user_id, pending_secret, pending_at)
          values (${id}, ${sealed}, app_now())`
      : sql`insert into second_factors (user_id, secret, added_at)
          values (${id}, ${sealed}, app_now())`
  ).execute(scene.db);
  return totpCode(secret, Date.now());
}

const withApp: RouteSample = {
  arrange: async (scene) => {
    await addApp(scene, false);
    return {};
  },
};

async function unsubscribe(scene: SampleScene) {
  const { id } = await findMember(scene);
  const { rows } = await sql<{ mail_key: string }>`insert into notice_settings (user_id)
    values (${id}) on conflict (user_id) do update set user_id = excluded.user_id
    returning mail_key`.execute(scene.db);
  return { query: { token: signUnsubscribe(parseUserId(String(id)), rows[0]?.mail_key ?? '') } };
}

/** A renumbering of a card of its own, since an earlier request may have moved any other card. */
async function beginRenumber({ db }: SampleScene) {
  const [from, to] = [makeName(), makeName()];
  await sql`update card_renumbers set state = 'undone' where gameid = 'gundam'`.execute(db);
  await sql`insert into cards (gameid, cardno, name, originalid, series, mainalternate, published)
    values ('gundam', ${from}, 'Twin', ${from}, 'S', true, 1)`.execute(db);
  await sql`select move_card_number('gundam', ${from}, ${to})`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into card_renumbers (gameid, old_cardno, new_cardno, name)
    values ('gundam', ${from}, ${to}, 'Twin') returning id::text as id`.execute(db);
  return { params: { id: rows[0]?.id ?? '' } };
}

const DECK = '/api/games/:game/decks/:deckId';

/** Another sample of a deck's route, for a deck with two versions. */
const withVersions = (door: string, change = sql``): RouteSample => ({
  arrange: async (scene) => {
    const request = (await ROUTE_SAMPLES[door]?.arrange?.(scene)) ?? {};
    await sql`insert into deck_revisions (gameid, deck_id, version, user_id, decklist_name,
        decklist_content, considering, sidedeck, resourcedeck, visibility, card_count)
      select gameid, id, one, user_id, decklist_name, decklist_content, considering, sidedeck,
        resourcedeck, visibility, card_count
      from decklists cross join generate_series(1, 2) as one
      where user_id = ${scene.owner.id} on conflict do nothing`.execute(scene.db);
    await sql`update decklists set version = 2 ${change}
      where user_id = ${scene.owner.id}`.execute(scene.db);
    return { ...request, headers: { 'if-match': '"2"' } };
  },
});

const withBody = (make: (scene: SampleScene) => Promise<object>): RouteSample => ({
  arrange: async (scene) => ({ body: await make(scene) }),
});

/**
 * The samples of the authorisation tests end in a refusal where that is enough for them. These
 * succeed, so that a mutated request reaches what follows the first check.
 */
const SUCCEEDING: RouteSamples = {
  'POST /api/auth/register': withBody(async () => ({
    username: makeName(),
    email: `${makeName()}@example.org`,
    password: PASSWORD,
  })),
  'POST /api/auth/sign-in': withBody(async (scene) => ({
    identifier: (await withPassword(scene)).username,
    password: PASSWORD,
  })),
  'POST /api/auth/user-status': withBody(async (scene) => ({
    email: (await withPassword(scene)).email,
    password: PASSWORD,
  })),
  'POST /api/auth/username-reminder': withBody(async (scene) => {
    const { email, username } = await findMember(scene);
    return { email, username };
  }),
  'POST /api/auth/verify-email': withBody(async (scene) => ({
    token: await addToken(scene, 'verify'),
  })),
  'POST /api/auth/password-reset/confirm': withBody(async (scene) => ({
    token: await addToken(scene, 'reset'),
    password: 'walnut-bridge',
  })),
  'POST /api/auth/confirm-email': withBody(async (scene) => ({
    token: await addToken(scene, 'email'),
  })),
  'POST /api/me/password': withBody(async (scene) => {
    await withPassword(scene);
    return { currentPassword: PASSWORD, newPassword: 'walnut-bridge' };
  }),
  'POST /api/me/email': withBody(async (scene) => {
    await withPassword(scene);
    return { email: `${makeName()}@example.org`, password: PASSWORD };
  }),
  'POST /api/me/delete': withBody(async (scene) => {
    await withPassword(scene);
    return { password: PASSWORD, decks: 'keep' };
  }),
  'POST /api/me/proof': withBody(async (scene) => {
    await withPassword(scene);
    return { password: PASSWORD };
  }),
  'POST /api/me/second-factor/confirm': withBody(async (scene) => ({
    code: await addApp(scene, true),
  })),
  'POST /api/me/second-factor/recovery-codes': withApp,
  'DELETE /api/me/second-factor': withApp,
  'POST /api/admin/games/:game/renumbers/:id/undo': { arrange: beginRenumber },
  'POST /api/unsubscribe': { arrange: unsubscribe },
  [`POST ${DECK}/undelete`]: withVersions(`POST ${DECK}/undelete`, sql`, deleted_at = app_now()`),
  [`GET ${DECK}/revisions/:version`]: withVersions(`GET ${DECK}/revisions/:version`),
  [`GET ${DECK}/revision-diff`]: withVersions(`GET ${DECK}/revision-diff`),
  [`POST ${DECK}/revisions/:version/restore`]: withVersions(
    `POST ${DECK}/revisions/:version/restore`,
  ),
};

export const FUZZ_SAMPLES: RouteSamples = { ...ROUTE_SAMPLES, ...SUCCEEDING };
