import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addTournament } from '../../../testing/tournament-row.ts';

let api: TestApi;
let admin: Member;
let organiser: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
  organiser = await createMember(api);
});
afterAll(() => api.close());

const set = async (who: Member, id: string, method: 'DELETE' | 'PUT' = 'PUT') =>
  (await who.call(method, `/api/admin/games/gundam/tournaments/${id}/verification`)).statusCode;
const trustOf = async (id: string) =>
  (await api.app.inject({ url: `/api/games/gundam/tournaments/${id}` })).json<{ trust: string }>()
    .trust;

it("staff verify another member's event and undo it; everybody sees it", async () => {
  const id = await addTournament(api.database.db, { organizerId: organiser.id });
  expect(await set(organiser, id)).toBe(403);
  expect(await set(admin, id)).toBe(200);
  expect(await trustOf(id)).toBe('verified');
  expect(await set(admin, id, 'DELETE')).toBe(200);
  expect(await trustOf(id)).toBe('community');
});

it('nobody can verify their own event, an import or a private event', async () => {
  const { db } = api.database;
  expect(await set(admin, await addTournament(db, { organizerId: admin.id }))).toBe(403);
  for (const change of [`source = 'imported'`, `trust = 'unlisted'`, `status = 'draft'`]) {
    const id = await addTournament(db, { organizerId: organiser.id });
    await sql`update tournaments set ${sql.raw(change)} where gameid = 'gundam'
      and id = ${id}::uuid`.execute(db);
    expect(await set(admin, id), change).toBe(409);
  }
});
