import { useLingui } from '@lingui/react/macro';
import {
  ArrowLeftRight,
  Flag,
  Heart,
  MessageSquare,
  MessagesSquare,
  ShieldAlert,
  Trophy,
  UserPlus,
  X,
} from 'lucide-react';
import { sayAge } from '#lib/say-age.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { NoticeLink } from './notice-link.tsx';
import type { Notice } from '../../rewards/mailbox/notices/notices-api.ts';
import { useNoticeWords } from './use-notice-words.ts';

const ICONS = {
  like: Heart,
  comment: MessageSquare,
  reply: MessagesSquare,
  follow: UserPlus,
  trade: ArrowLeftRight,
  tournament: Trophy,
  report: Flag,
  moderation: ShieldAlert,
} as const satisfies Record<Notice['kind'], unknown>;

export interface NoticeRowProps {
  notice: Notice;
  now: number;
  onOpen: () => void;
  onRemove: () => void;
}

export function NoticeRow({ notice, now, onOpen, onRemove }: NoticeRowProps) {
  const { t, i18n } = useLingui();
  const say = useNoticeWords();
  const words = say(notice);
  const Icon = ICONS[notice.kind];
  return (
    <article
      className="mail-note mail-note--act"
      aria-label={words}
      data-new={notice.isRead ? undefined : true}
    >
      <span className="mail-note__icon">
        <Icon size={16} aria-hidden="true" />
      </span>
      <h3>
        {!notice.isRead && <span className="sr-only">{t`Unread:`} </span>}
        <NoticeLink notice={notice} onOpen={onOpen}>
          {words}
        </NoticeLink>
      </h3>
      <time dateTime={notice.changedAt}>
        {sayAge(i18n.locale, notice.changedAt, new Date(now))}
      </time>
      <IconButton
        className="mail-note__remove"
        size="sm"
        label={t`Remove: ${words}`}
        withoutTip
        icon={<X size={14} aria-hidden="true" />}
        onClick={onRemove}
      />
      {notice.message !== null && <p>“{notice.message}”</p>}
    </article>
  );
}
