import { sql } from 'kysely';
import { totpCode } from '../modules/accounts/second-factor/totp.ts';
import { createAccountScene, type AccountScene, type Member } from './account-scene.ts';
import { readBase32 } from './read-base32.ts';

type Answer = Awaited<ReturnType<AccountScene['send']>>;

export const FACTOR_PATH = '/api/me/second-factor';

export type AppOwner = Member & {
  codes: string[];
  /** The code of the app, this many half minutes from now. */
  show: (steps?: number) => string;
};

export type FactorScene = AccountScene & {
  /** The stopped time of the database. */
  now: () => number;
  pass: (minutes: number) => Promise<void>;
  /** Advances to a new day, so that tests share no limits. */
  nextDay: () => Promise<void>;
  joinWithApp: (...roles: string[]) => Promise<AppOwner>;
  signInBy: (member: Member, code?: string) => Promise<Answer>;
  prove: (member: Member, body: object, cookie?: string) => Promise<Answer>;
  /** A request that only staff may make. */
  asStaff: (cookie: string) => Promise<Answer>;
  listAudit: (member: Member) => Promise<string[]>;
};

/** Accounts with a second factor. The clock is stopped; only the test moves it. */
export async function createFactorScene(): Promise<FactorScene> {
  const scene = await createAccountScene();
  const { db } = scene.database;
  let now = Date.parse('2026-06-01T12:00:00Z');
  const stopAt = async (moment: number): Promise<void> => {
    now = moment;
    await scene.database.setNow(new Date(moment).toISOString());
  };
  return {
    ...scene,
    now: () => now,
    pass: (minutes) => stopAt(now + minutes * 60_000),
    nextDay: () => stopAt((Math.floor(now / 86_400_000) + 1.5) * 86_400_000),
    async joinWithApp(...roles) {
      const member = await scene.join();
      await sql`update users set roles = ${roles} where id = ${member.id}`.execute(db);
      const begun = await scene.post(`${FACTOR_PATH}/begin`, undefined, member.cookie);
      const secret = readBase32(begun.json<{ secret: string }>().secret);
      const show = (steps = 0): string => totpCode(secret, now + steps * 30_000);
      const code = { code: show() };
      const confirmed = await scene.post(`${FACTOR_PATH}/confirm`, code, member.cookie);
      const { recoveryCodes: codes } = confirmed.json<{ recoveryCodes: string[] }>();
      return { ...member, codes, show };
    },
    signInBy: ({ email, password }, code) =>
      scene.post('/api/auth/sign-in', { identifier: email, password, code }),
    prove: (member, body, cookie = member.cookie) => scene.post('/api/me/proof', body, cookie),
    asStaff: (cookie) => scene.send('GET', '/api/admin/reports', cookie),
    async listAudit({ id }) {
      const rows = await db
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'details'])
        .where('subject', '=', `user:${id}`)
        .orderBy('id')
        .execute();
      return rows.map(({ action, actor_id: actor, details }) => {
        const who = actor === Number(id) ? 'self' : actor;
        return `${action} ${who} ${JSON.stringify(details)}`;
      });
    },
  };
}
