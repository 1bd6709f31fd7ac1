import { randomBytes } from 'node:crypto';
import { byRule } from './by-rule.ts';
import type { RouteSample, RouteSamples, SampleScene } from './route-sample.ts';

const addPasskey = async ({ db, owner }: SampleScene): Promise<{ passkeyId: string }> => {
  const { id } = await db
    .insertInto('auth_passkeys')
    .values({
      user_id: owner.id,
      name: 'Key',
      public_key: 'none',
      credential_id: randomBytes(12).toString('base64url'),
      counter: 0,
      device_type: 'singleDevice',
      backed_up: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { passkeyId: String(id) };
};

export const addSession = async ({ db, owner }: SampleScene): Promise<{ sessionId: string }> => {
  const { id } = await db
    .insertInto('auth_sessions')
    .values({
      user_id: owner.id,
      token: randomBytes(24).toString('base64url'),
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { sessionId: String(id) };
};

const withBody = (body: object, answers?: number): RouteSample => ({
  arrange: () => ({ body }),
  ...(answers !== undefined && { answers }),
});

export const toOwner = ({ owner }: SampleScene) => ({ params: { userId: String(owner.id) } });

const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };

export const accountSamples: RouteSamples = {
  // Wrong on purpose, to avoid hashing a password. The refusal shows that the policy admitted the
  // caller.
  'POST /api/auth/register': withBody(
    { username: 'x', email: 'x@example.org', password: 'bridge-walnut' },
    422,
  ),
  'GET /api/auth/username-availability': { arrange: () => ({ query: { username: 'Halcyon' } }) },
  'GET /api/members': { arrange: () => ({ query: { name: 'Halcyon' } }) },
  'POST /api/auth/verify-email': withBody({ token: 'none' }, 400),
  'POST /api/auth/resend-verification': {
    arrange: () => ({ body: { email: `${randomBytes(6).toString('hex')}@example.org` } }),
  },
  'POST /api/auth/sign-in': {
    // Members here have no password, but an unknown name costs a hash, so one caller is enough.
    arrange: ({ caller }) => ({
      body: caller === 'visitor' ? { identifier: 'nobody', password: 'bridge-walnut' } : {},
    }),
    answers: {
      visitor: 401,
      owner: 400,
      otherMember: 400,
      ex: 400,
      contentCreator: 400,
      administrator: 400,
      superadmin: 400,
      administratorWithoutFactor: 400,
      superadminWithoutFactor: 400,
    },
  },
  'POST /api/auth/user-status': withBody({}, 400),
  'POST /api/auth/password-reset': {
    arrange: () => ({ body: { email: `${randomBytes(6).toString('hex')}@example.org` } }),
  },
  'POST /api/auth/password-reset/confirm': withBody({ token: 'none', password: 'short' }, 422),
  'POST /api/auth/username-reminder': withBody({ email: 'none@example.org', username: '' }, 404),
  'POST /api/auth/confirm-email': withBody({ token: 'none' }, 400),
  'POST /api/auth/passkey-sign-in': withBody(
    {
      response: {
        ...passkey,
        response: { clientDataJSON: '', authenticatorData: '', signature: '' },
      },
    },
    401,
  ),
  'GET /api/auth/callback/:provider': { arrange: () => ({ params: { provider: 'discord' } }) },

  'DELETE /api/me/sessions/:sessionId': {
    arrange: async (scene) => ({ params: await addSession(scene) }),
    answers: byRule('session.end', 404),
  },
  'POST /api/me/password': withBody(
    { currentPassword: 'bridge-walnut', newPassword: 'walnut-bridge' },
    403,
  ),
  'POST /api/me/email': withBody({ email: 'new@example.org', password: 'bridge-walnut' }, 403),
  'POST /api/me/delete': withBody({ password: 'bridge-walnut', decks: 'keep' }, 403),
  'POST /api/me/passkeys': withBody(
    {
      name: 'Key',
      response: { ...passkey, response: { clientDataJSON: '', attestationObject: '' } },
    },
    401,
  ),
  'POST /api/me/second-factor/confirm': {
    // A guessed code must not confirm the set-up of an earlier caller.
    arrange: async ({ db, callerId }) => {
      await db.deleteFrom('second_factors').where('user_id', '=', callerId).execute();
      return { body: { code: '000000' } };
    },
    answers: 409,
  },
  'POST /api/me/second-factor/recovery-codes': { answers: 404 },
  'DELETE /api/me/second-factor': { answers: 404 },
  'POST /api/me/proof': withBody({ password: 'bridge-walnut' }, 403),
  'POST /api/me/proof/passkey': withBody(
    {
      response: {
        ...passkey,
        response: { clientDataJSON: '', authenticatorData: '', signature: '' },
      },
    },
    401,
  ),
  'PATCH /api/me/passkeys/:passkeyId': {
    arrange: async (scene) => ({ params: await addPasskey(scene), body: { name: 'Phone' } }),
    answers: byRule('passkey.change', 404),
  },
  'DELETE /api/me/passkeys/:passkeyId': {
    arrange: async (scene) => ({ params: await addPasskey(scene) }),
    answers: byRule('passkey.change', 404),
  },
  'POST /api/me/links/:provider': {
    arrange: () => ({ params: { provider: 'discord' }, body: {} }),
    answers: 404,
  },
  'DELETE /api/me/links/:provider': { arrange: () => ({ params: { provider: 'discord' } }) },
  'PUT /api/me/blocks/:userId': { arrange: toOwner, answers: byRule('member.block', 400) },
  'DELETE /api/me/blocks/:userId': { arrange: toOwner },
};
