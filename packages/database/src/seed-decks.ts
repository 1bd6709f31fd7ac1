import type { ClientBase } from 'pg';

/** Inserts many generated decks of one game, for measurements and query plans. */
export type SeedDecks = {
  game: string;
  count: number;
  /** Number of the first id, so that several calls do not conflict. */
  from?: number;
};

/** Names consist of these words. The first are common, the last are rare. */
const WORDS = 200;
const ARCHETYPES = 60;
const CARDS = 400;
const OWNERS = 1000;
const COLORS = ['Blue', 'White', 'Red', 'Green', 'Yellow', 'Purple'];
const BATCH = 250_000;

/** Returns the n-th word: only letters, the same on every run. */
export function seededWord(place: number): string {
  const consonants = 'bdfgklmnprstvz';
  const vowels = 'aeiou';
  let word = '';
  for (let left = place + 700, step = 0; step < 3; step += 1, left = Math.floor(left / 7)) {
    const consonant = consonants.charAt((left * 5 + step * 3) % consonants.length);
    word += consonant + vowels.charAt((left + step) % vowels.length);
  }
  return `${word}${vowels.charAt(place % 5)}${consonants.charAt(place % 14)}`;
}

export const seededArchetype = (place: number): string => `Archetype ${place}`;
export const seededCard = (place: number): string => `SEED-${String(place).padStart(3, '0')}`;

/** Needs a connection of the owner, who may insert everything. */
export async function seedDecks(client: ClientBase, seed: SeedDecks): Promise<void> {
  const { game, count, from = 0 } = seed;
  await client.query('set synchronous_commit = off');
  await client.query(
    `insert into users (name, username, username_key, email)
     select 'Seeded', 'Seeded' || n, 'seeded' || n, 'seeded' || n || '@members.test'
     from generate_series(1, $1::integer) as n
     on conflict (username_key) do nothing`,
    [OWNERS],
  );
  await createVocabulary(client);
  for (let start = from; start < from + count; start += BATCH) {
    const end = Math.min(start + BATCH, from + count) - 1;
    await insertBatch(client, game, start, end);
  }
}

/** Updates the statistics that the planner and the search for common terms use. */
export async function analyzeDecks(client: ClientBase): Promise<void> {
  await client.query('vacuum analyze decklists, deck_counts, deck_search, deck_cards, users');
}

const term = (text: string): string => `('x' || left(md5(${text}), 8))::bit(32)::integer`;

async function createVocabulary(client: ClientBase): Promise<void> {
  await client.query(`
    create temporary table if not exists seed_words (
      place integer primary key, word text not null, terms integer[] not null
    );
    create temporary table if not exists seed_owners (place bigint primary key, id bigint);
    truncate seed_words, seed_owners;
    insert into seed_owners
    select row_number() over (order by id) - 1, id from users where username_key like 'seeded%'`);
  const words = Array.from({ length: WORDS }, (_, place) => seededWord(place));
  await client.query(
    `insert into seed_words
     select place - 1, word, array(
       select ${term("'3:' || substr(word, at, 3)")} from generate_series(1, length(word) - 2) as at
       union select ${term("'begins:' || left(word, 1)")}
       union select ${term("'begins:' || left(word, 2)")}
     )
     from unnest($1::text[]) with ordinality as listed (word, place)`,
    [words],
  );
}

/** A number from 0 to 1, the same on every run: a hash of the deck's number. */
const random = (salt: number): string =>
  `((hashint8extended(n, ${salt}) & 1048575)::float8 / 1048576)`;
/** A position in a list of this length. With a larger skew, the first are more common. */
const pick = (salt: number, places: number, skewed = false): string =>
  `floor(${random(salt)} * ${places}${skewed ? ` * ${random(salt + 50)}` : ''})::integer`;

async function insertBatch(
  client: ClientBase,
  game: string,
  start: number,
  end: number,
): Promise<void> {
  await client.query(`begin;
    create temporary table seed_batch on commit drop as
    select n,
      (lpad(to_hex(1700000000000 + n * 1000), 12, '0') || '7' || left(md5(n::text), 3) || '8'
        || substr(md5(n::text), 4, 15))::uuid as id,
      ${pick(1, WORDS, true)} as first_word, ${pick(2, WORDS)} as second_word,
      ${pick(3, ARCHETYPES)} as archetype, ${pick(4, COLORS.length)} as color,
      ${pick(5, CARDS, true)} as card, ${pick(6, OWNERS)} as owner,
      (${random(7)} < 0.7)::integer as visibility,
      timestamptz '2024-01-01' + n * interval '10 seconds' + ${random(8)} * interval '2 days'
        as modified,
      (1000 / (0.001 + ${random(9)}))::integer as visitors,
      (100 * power(${random(10)}, 4))::integer as likes,
      (30 * power(${random(11)}, 6))::integer as comments
    from generate_series(${start}::bigint, ${end}::bigint) as n`);
  await client.query(`insert into deck_counts (gameid, deck_id, user_id, like_count, comment_count,
      is_listed, name_key)
    select '${game}', batch.id, seeded.id, batch.likes, batch.comments, batch.visibility = 1,
      first.word || ' ' || second.word
    from seed_batch as batch
    join seed_words as first on first.place = batch.first_word
    join seed_words as second on second.place = batch.second_word
    join seed_owners as seeded on seeded.place = batch.owner
    order by batch.n`);
  await client.query(`insert into decklists (gameid, id, user_id, decklist_name, name_key,
      decklist_content, visibility, colors, archetype, favoritecard, card_count, completion,
      is_legal, verdict, cover_image, curve, picture_hash, visitorcount, created_at, modified_date)
    select '${game}', batch.id, seeded.id, first.word || ' ' || second.word,
      first.word || ' ' || second.word, '4 x ' || ${cardName('batch.card')}, batch.visibility,
      ${colorName('batch.color')}, 'Archetype ' || batch.archetype, ${cardName('batch.card')},
      50, 100, true, 'legal', ${cardName('batch.card')}, '{4,8,12,10,8,6,2}', left(md5(batch.n::text), 20),
      batch.visitors, batch.modified, batch.modified
    from seed_batch as batch
    join seed_words as first on first.place = batch.first_word
    join seed_words as second on second.place = batch.second_word
    join seed_owners as seeded on seeded.place = batch.owner
    order by batch.n`);
  await client.query(`insert into deck_search (gameid, deck_id, terms)
    select '${game}', batch.id, first.terms || second.terms || array[
      ${term(`'color:' || lower(${colorName('batch.color')})`)},
      ${term(`'archetype:archetype ' || batch.archetype`)},
      ${term(`'favorite:' || lower(${cardName('batch.card')})`)},
      ${term(`'card:' || lower(${cardName('batch.card')})`)},
      ${term(`'card:' || lower(${cardName(SECOND_CARD)})`)}
    ]
    from seed_batch as batch
    join seed_words as first on first.place = batch.first_word
    join seed_words as second on second.place = batch.second_word
    where batch.visibility = 1 order by batch.n`);
  await client.query(`insert into deck_cards (gameid, deck_id, originalid, zone, quantity)
    select '${game}', batch.id, ${cardName('held.card')}, 0, 4
    from seed_batch as batch
    cross join lateral (values (batch.card), (${SECOND_CARD})) as held (card)
    order by batch.n on conflict do nothing;
    commit`);
}

const SECOND_CARD = `(batch.card + 1 + batch.archetype) % ${CARDS}`;

function cardName(place: string): string {
  return `'SEED-' || lpad((${place})::text, 3, '0')`;
}

function colorName(place: string): string {
  return `('{${COLORS.join(',')}}'::text[])[${place} + 1]`;
}
