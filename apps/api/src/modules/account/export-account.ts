import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { ACCOUNT_PARTS } from './account-parts.ts';

const PAGE_SIZE = 200;

/**
 * Everything about a member, part by part, as one JSON document. Its last key is `complete`: once the
 * first line is on its way a fault cannot be told by the status any more, so the file says by its end
 * whether it is whole.
 */
export async function* exportAccount(
  db: Database,
  userId: UserId,
  pageSize = PAGE_SIZE,
): AsyncGenerator<string> {
  yield '{\n';
  for (const part of ACCOUNT_PARTS) {
    yield `${JSON.stringify(part.name)}: `;
    const value = part.read(db, userId, pageSize);
    if (value instanceof Promise) yield JSON.stringify((await value) ?? null);
    else yield* printArray(value);
    yield ',\n';
  }
  yield '"complete": true\n}\n';
}

async function* printArray(pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  yield '[';
  let isFirst = true;
  for await (const page of pages) {
    if (page.length === 0) continue;
    const entries = page.map((entry) => JSON.stringify(entry)).join(',\n');
    yield isFirst ? entries : `,\n${entries}`;
    isFirst = false;
  }
  yield ']';
}
