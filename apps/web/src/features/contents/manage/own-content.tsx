import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import type { ContentSummary } from '../../creators/contents/shown/api.ts';
import { ContentKind } from '../../creators/contents/shown/content-kind.tsx';
import { ContentTitle } from '../../creators/contents/shown/content-title.tsx';

export type OwnContentProps = {
  content: ContentSummary;
  /** Null for whoever may not write any more. */
  onEdit: (() => void) | null;
  onDelete: () => void;
};

/** A line of one's own list: what it is, whether others see it, and what can be done. */
export function OwnContent({ content, onEdit, onDelete }: OwnContentProps) {
  const { t, i18n } = useLingui();
  const { moderation, name, publishAt, state, thumbnail } = content;
  const moment =
    publishAt === null ? '' : i18n.date(publishAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="own-content">
      {thumbnail !== null && <img src={thumbnail} alt="" width={92} height={52} loading="lazy" />}
      <div className="own-content__words">
        <b className="own-content__name">
          <ContentTitle content={content} />
        </b>
        <span className="own-content__facts">
          <ContentKind {...content} />
          {state === 'draft' && <Tag>{t`Draft`}</Tag>}
          {state === 'scheduled' && <Tag tone="accent">{t`Scheduled for ${moment}`}</Tag>}
          {state === 'published' && !moderation && <Tag tone="ok">{t`Public`}</Tag>}
          {moderation && <Tag tone="danger">{t`Hidden by a moderator`}</Tag>}
        </span>
        {moderation && (
          <p className="own-content__reason">
            <span>{moderation.reason}</span>{' '}
            <Link
              to="/articles/$contentId"
              params={{ contentId: content.id }}
              className={linkClassName('inline')}
            >{t`See it and appeal`}</Link>
          </p>
        )}
      </div>
      {onEdit && (
        <IconButton label={t`Edit ${name}`} icon={<Pencil size={16} />} onClick={onEdit} />
      )}
      <IconButton label={t`Delete ${name}`} icon={<Trash2 size={16} />} onClick={onDelete} />
    </li>
  );
}
