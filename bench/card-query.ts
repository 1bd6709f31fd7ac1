import { findPublishedCard } from '../apps/api/src/modules/cards/queries.ts';

export type CardQuery = { name: string; text: string };

/** The very statement that the API sends, taken from its own query function. */
export async function readCardQuery(): Promise<CardQuery> {
  const sent: CardQuery[] = [];
  const recorder = {
    query(statement: CardQuery) {
      sent.push(statement);
      return Promise.resolve({ rows: [], rowCount: 0 });
    },
  };
  await findPublishedCard(recorder as unknown as Parameters<typeof findPublishedCard>[0], '', '');
  const [query] = sent;
  if (query === undefined) throw new Error('the API sent no query for a card');
  return { name: query.name, text: query.text };
}

/** pgbench names its parameters: `$1` and `$2` become `:game` and `:cardno`. */
export function toPgbenchQuery({ text }: CardQuery): string {
  return text.replace('$1', ':game').replace('$2', ':cardno');
}
