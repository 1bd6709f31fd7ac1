import { linkHostOf } from '@deckframe/domain/creators/contents/web-link';
import { useLingui } from '@lingui/react/macro';
import { Tag } from '#ui/tag.tsx';
import type { ContentSummary } from './api.ts';

export type ContentKindProps = Pick<ContentSummary, 'link' | 'readingMinutes' | 'type'>;

/** The kind of content, with its target site or reading time. */
export function ContentKind({ link, readingMinutes, type }: ContentKindProps) {
  const { t } = useLingui();
  const words = { article: t`Article`, guide: t`Guide`, video: t`Video` };
  return (
    <span className="content-kind">
      <Tag>{words[type]}</Tag>
      <span>
        {link !== null && linkHostOf(link)}
        {readingMinutes !== null && t`${readingMinutes} min read`}
      </span>
    </span>
  );
}
