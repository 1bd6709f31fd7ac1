import type { CannedAnswerBody } from '@deckframe/contract/staff/report-queue';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type AnswerRow = { id: string; title: string; text: string };

export async function listAnswers(db: Database): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`select id::text as id, title, text from canned_answers
    order by lower(title)`.execute(db);
  return rows;
}

/** One title has one answer: the same title is written anew. Undefined where there are too many. */
export async function storeAnswer(
  db: Database,
  { title, text }: CannedAnswerBody,
  max: number,
): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    insert into canned_answers as answers (title, text)
    select ${title}, ${text} where (select count(*) from canned_answers) < ${max}
      or exists (select from canned_answers where lower(title) = lower(${title}))
    on conflict (lower(title)) do update set title = excluded.title, text = excluded.text
    returning id::text as id, title, text`.execute(db);
  return rows[0];
}

export async function deleteAnswer(db: Database, id: string): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`delete from canned_answers where id = ${id}::bigint
    returning id::text as id, title, text`.execute(db);
  return rows[0];
}
