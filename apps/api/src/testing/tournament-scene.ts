import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import type { UploadAnswer } from '@deckframe/contract/tournaments/tournament-log';
import { type Command, uploadText } from '@deckframe/domain/tournaments/desk/command';
import type { MatchResult } from '@deckframe/domain/tournaments/match-result';
import type { StaffRole } from '@deckframe/domain/tournaments/event';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createMember, type Member } from './member.ts';
import type { TestApi } from './test-api.ts';
import { STRUCTURE } from './tournament-structure.ts';

export const won = (side: 'a' | 'b', lost = 0): MatchResult => ({
  outcome: side,
  games: side === 'a' ? [2, lost, 0] : [lost, 2, 0],
  end: 'play',
});

export const urlOf = (id: string, path = '', game = 'gundam'): string =>
  `/api/games/${game}/tournaments/${id}${path}`;

export async function addTournament(
  api: TestApi,
  organiser: Member,
  options: { id?: string; game?: string; status?: string; trust?: string } = {},
): Promise<string> {
  const { id = randomUUID(), game = 'gundam', status = 'open', trust = 'community' } = options;
  await sql`insert into tournaments (gameid, id, name, organizer_id, format, mode, time_zone,
      start_date, registration_deadline, max_players, status, structure, list_policy, trust)
    values (${game}, ${id}, 'Harbour open', ${organiser.id}, 'standard', 'venue', 'Europe/Berlin',
      app_now(), app_now(), 64, ${status}, ${JSON.stringify(STRUCTURE)}::jsonb, 'open',
      ${trust})`.execute(api.database.db);
  return id;
}

export async function addStaff(api: TestApi, id: string, role: StaffRole): Promise<Member> {
  const member = await createMember(api);
  await sql`insert into tournament_staff (gameid, tournament_id, user_id, role)
    values ('gundam', ${id}, ${member.id}, ${role})`.execute(api.database.db);
  return member;
}

export async function addPlayer(
  api: TestApi,
  id: string,
  member: Member | null,
  name: string,
): Promise<string> {
  const entry = randomUUID();
  await sql`insert into tournament_registrations (gameid, tournament_id, id, user_id, shown_name,
      status) values ('gundam', ${id}, ${entry}, ${member?.id ?? null}, ${name},
      'checked_in')`.execute(api.database.db);
  return entry;
}

export type SentEntry = { id: string; count: number; at: number; command: Command };

export type TestDevice = {
  id: string;
  /** Signs commands as the next entries of this device. */
  make(...commands: Command[]): SentEntry[];
  body(entries: readonly SentEntry[]): object;
  send(...commands: Command[]): Promise<UploadAnswer['answers']>;
};

/** Registers a member's desk for the event. */
export async function joinDesk(member: Member, url: string): Promise<TestDevice> {
  const keys = generateKeyPairSync('ed25519');
  const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const id = randomUUID();
  const joined = await member.call('POST', `${url}/devices`, { device: id, publicKey });
  expect(joined.statusCode, joined.body).toBe(204);
  return makeDevice(member, url, id, keys.privateKey);
}

function makeDevice(member: Member, url: string, id: string, key: KeyObject): TestDevice {
  let made = 0;
  const make = (...commands: Command[]): SentEntry[] =>
    commands.map((command) => ({
      id: randomUUID(),
      count: (made += 1),
      at: 1_800_000_000_000 + made,
      command,
    }));
  const body = (entries: readonly SentEntry[]): object => {
    const text = uploadText(entries.map((entry) => ({ ...entry, device: id })));
    return {
      device: id,
      entries,
      signature: sign(null, Buffer.from(text), key).toString('base64'),
    };
  };
  return {
    id,
    make,
    body,
    async send(...commands) {
      const answer = await member.call('POST', `${url}/log`, body(make(...commands)));
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<UploadAnswer>().answers;
    },
  };
}
