import type { ContentWrite } from '@deckframe/contract/creators/contents';
import { contentStateOf } from '@deckframe/domain/creators/contents/content';
import { parseWebLink } from '@deckframe/domain/creators/contents/web-link';
import { AppError } from '../../lib/app-error.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { getReadableDeck } from '../deck-reading/service.ts';
import { isOwnContentImage } from '../site/uploads/service.ts';
import { assertWords } from '../site/writing-rules/service.ts';
import { readNow, type ContentRow, type ContentValues } from '../creators/contents/queries.ts';

/** What is stored of what was sent; `before` is what stands there now. */
export async function checkContent(
  { db, user }: Pick<OpenWrite, 'db' | 'user'>,
  game: string,
  sent: ContentWrite,
  before: ContentRow | null,
): Promise<ContentValues> {
  const { name, type, body, thumbnail } = sent;
  const link = sent.link === null ? null : parseWebLink(sent.link);
  if (link === undefined) throw new AppError('CONTENT_LINK_REFUSED');
  await assertWords({ db, user }, [name, link ?? '', body ?? '']);
  const isNewImage = thumbnail !== null && thumbnail !== before?.thumbnail;
  if (isNewImage && !(await isOwnContentImage(db, user.id, thumbnail))) {
    throw new AppError('UPLOAD_NOT_YOURS');
  }
  const deck =
    sent.linkedDeckId === null
      ? null
      : await getReadableDeck(db, game, sent.linkedDeckId, async () => user);
  const publishAt = chooseMoment(sent, before?.publish_at ?? null, await readNow(db));
  return { name, type, link, body, thumbnail, linkedDeckId: deck?.id ?? null, publishAt };
}

/** What is public already stays so from when it was. */
function chooseMoment(
  { state, publishAt }: Pick<ContentWrite, 'publishAt' | 'state'>,
  before: Date | null,
  now: Date,
): Date | null {
  if (state === 'draft') return null;
  if (state === 'scheduled') {
    const moment = new Date(publishAt ?? 0);
    if (moment.getTime() <= now.getTime()) throw new AppError('CONTENT_TIME_PAST');
    return moment;
  }
  const was = contentStateOf(before?.getTime() ?? null, now.getTime());
  return was === 'published' ? before : now;
}
