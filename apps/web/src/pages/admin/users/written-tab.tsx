import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { Segmented } from '#ui/segmented.tsx';
import { Tag } from '#ui/tag.tsx';
import {
  writtenQuery,
  type WrittenEntry,
  type WrittenKind,
} from '../../staff/console/users/sheet-api.ts';
import { SheetList } from '../../../features/staff/sheet-list.tsx';

/** Decks and comments, the newest first, with what moderators hid. */
export function WrittenTab({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const [of, setOf] = useState<WrittenKind>('decks');
  const query = useInfiniteQuery(writtenQuery(api, userId, of));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const nothing = of === 'decks' ? t`No decks so far.` : t`No comments so far.`;
  return (
    <div className="sheet-tab">
      <Segmented
        label={t`What they wrote`}
        value={of}
        onChange={setOf}
        options={[
          { value: 'decks', label: t`Decks` },
          { value: 'comments', label: t`Comments` },
        ]}
      />
      <SheetList query={query} empty={entries.length === 0 ? nothing : null}>
        <ol className="sheet-rows">
          {entries.map((entry) => (
            <li key={`${entry.game} ${entry.id}`} className="sheet-rows__row">
              <WrittenLine entry={entry} isComment={of === 'comments'} />
            </li>
          ))}
        </ol>
      </SheetList>
    </div>
  );
}

function WrittenLine({ entry, isComment }: { entry: WrittenEntry; isComment: boolean }) {
  const { i18n, t } = useLingui();
  const { place, removal, visibility } = entry;
  const path = {
    card: () => fillPath(getPage('card').path, { cardno: place.id }),
    'custom-series': () => `${getPage('studio').path}?series=${place.id}`,
    deck: () => fillPath(getPage('deck').path, { deckId: place.id }),
  }[place.type]();
  const mark = isComment ? `#comment-${entry.id}` : '';
  const words = { private: t`Private`, public: t`Public`, unlisted: t`Unlisted` };
  return (
    <>
      <span className="sheet-rows__main">
        <a className="link sheet-rows__text" href={`${gameBasePath(entry.game)}${path}${mark}`}>
          {entry.text}
        </a>
        <span className="sheet-rows__by">
          {i18n.date(new Date(entry.at), { dateStyle: 'medium', timeStyle: 'short' })}
          {removal?.reason && ` · ${removal.reason}`}
        </span>
      </span>
      <span className="sheet-rows__tags">
        {!isComment && <Tag>{words[visibility]}</Tag>}
        {removal !== null && (
          <Tag tone="danger">
            <Trans>Hidden by a moderator</Trans>
          </Tag>
        )}
      </span>
    </>
  );
}
