import { Client } from 'pg';
import { ensureServices } from '../scripts/services/services.ts';
import type { BeginMeasuring } from './bench.ts';
import { median } from './median.ts';
import type { BenchResult } from './run-rounds.ts';
import { describeDatabase, dropDatabase, makeDatabase } from './seeded-database.ts';

type Note = (line: string) => void;

const NAME = 'deckframe_bench_rls';
const MOST = 1.1;
const MEMBERS = 2000;
const OWNER = 1000;
const REPEATS = 40;
const LEAST_ROUNDS = 7;

const SEED = `
  insert into users (id, name, username, username_key, email)
  select n, 'M' || n, 'M' || n, 'm' || n, 'm' || n || '@members.test'
  from generate_series(2::bigint, ${MEMBERS}::bigint) as n;
  insert into decklists (gameid, id, user_id, decklist_name, visibility, decklist_content)
  select 'gundam', gen_random_uuid(), 2 + n % (${MEMBERS} - 1), 'Deck ' || n, n % 2,
    repeat('4 x ST01-001' || chr(10), 12)
  from generate_series(1, 40000) as n;
  insert into collection_entries (user_id, gameid, collection, cardno, count, trading, wanted, ignored, tag, seq)
  select member, 'gundam', 0, 'C-' || card, 2, false, false, false, '', card
  from generate_series(${OWNER - 50}, ${OWNER + 50}) as member, generate_series(1, 1000) as card;
  insert into users_boxitems (user_id, type, label)
  select 2 + n % (${MEMBERS} - 1), 'receivedItem', 'Item ' || n from generate_series(1, 200000) as n`;

/** Possible policies: own rows, or public ones. The member is set per transaction. */
const POLICIES = `
  alter table decklists enable row level security;
  create policy own on decklists to deckframe_app
    using (visibility = 1 or user_id = current_setting('deckframe.member')::bigint);
  alter table collection_entries enable row level security;
  create policy own on collection_entries to deckframe_app
    using (user_id = current_setting('deckframe.member')::bigint);
  alter table users_boxitems enable row level security;
  create policy own on users_boxitems to deckframe_app
    using (user_id = current_setting('deckframe.member')::bigint)`;

/** The API's reads that such policies would affect. */
const READS: Record<string, { text: string; values: unknown[] }> = {
  deck: {
    text: `select decklist_name, decklist_content from decklists
      where gameid = 'gundam' and id = (select id from decklists
        where gameid = 'gundam' and user_id = $1 and visibility = 1 limit 1)`,
    values: [OWNER],
  },
  decks: {
    text: `select id, decklist_name from decklists where gameid = 'gundam' and user_id = $1
      order by modified_date desc limit 25`,
    values: [OWNER],
  },
  collection: {
    text: `select cardno, count, trading, wanted, ignored, tag, seq from collection_entries
      where user_id = $1 and gameid = 'gundam' and collection = 0`,
    values: [OWNER],
  },
  mailbox: {
    text: 'select id, type, label from users_boxitems where user_id = $1 order by id desc limit 50',
    values: [OWNER],
  },
};

/**
 * The cost of row-level security: the same reads without and with it. With it, each read needs a
 * transaction that sets the member, because connections are shared.
 */
export async function measureRls(note: Note, begin: BeginMeasuring): Promise<BenchResult> {
  const { pgAdminUrl } = await ensureServices();
  const fill = async (owner: Client): Promise<void> => {
    await owner.query(SEED);
    await owner.query('vacuum analyze decklists, collection_entries, users_boxitems');
  };
  const plainName = `${NAME}_plain`;
  await makeDatabase(pgAdminUrl, plainName, fill, note);
  await makeDatabase(
    pgAdminUrl,
    NAME,
    async (owner) => {
      await fill(owner);
      await owner.query(POLICIES);
    },
    note,
  );
  const deadline = begin();
  const [plain, guarded] = [await connect(pgAdminUrl, plainName), await connect(pgAdminUrl, NAME)];
  const rounds: Record<string, { rls: number; policy: number }>[] = [];
  try {
    while (rounds.length < LEAST_ROUNDS || (rounds.length < 30 && Date.now() < deadline - 3000)) {
      const round: Record<string, { rls: number; policy: number }> = {};
      for (const [name, read] of Object.entries(READS)) {
        const base = await time(() => plain.query({ name, ...read }));
        const rls = await time(() => readGuarded(guarded, { name, ...read }));
        // Measured in one open transaction, so only the policies add cost.
        await guarded.query('begin');
        await tellMember(guarded);
        const policy = await time(() => guarded.query({ name, ...read }));
        await guarded.query('commit');
        round[name] = { rls: rls / base, policy: policy / base };
      }
      rounds.push(round);
    }
  } finally {
    await Promise.all([plain.end(), guarded.end()]);
    await dropDatabase(pgAdminUrl, NAME);
    await dropDatabase(pgAdminUrl, plainName);
  }
  const of = (name: string, kind: 'rls' | 'policy'): number =>
    Number(median(rounds.map((round) => round[name]?.[kind] ?? Number.NaN)).toFixed(3));
  const names = Object.keys(READS);
  for (const name of names) {
    note(
      `${name}: ${of(name, 'rls')} as asked by a request, ${of(name, 'policy')} by policies alone`,
    );
  }
  const rlsToPlain = median(names.map((name) => of(name, 'rls')));
  const policyToPlain = median(names.map((name) => of(name, 'policy')));
  note(`rlsToPlain ${rlsToPlain}, at most ${MOST} to be worth it`);
  return { rlsToPlain, policyToPlain, rounds: rounds.length, ok: rlsToPlain <= MOST };
}

async function connect(adminUrl: string, name: string): Promise<Client> {
  const client = new Client({ connectionString: describeDatabase(adminUrl, name).url });
  await client.connect();
  return client;
}

const tellMember = (client: Client): Promise<unknown> =>
  client.query({
    name: 'tell-member',
    text: "select set_config('deckframe.member', $1, true)",
    values: [String(OWNER)],
  });

/** The three extra statements are pipelined. */
async function readGuarded(
  client: Client,
  read: { name: string; text: string; values: unknown[] },
): Promise<void> {
  await Promise.all([
    client.query('begin'),
    tellMember(client),
    client.query(read),
    client.query('commit'),
  ]);
}

/** Returns the median in milliseconds. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < REPEATS; at += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
}
