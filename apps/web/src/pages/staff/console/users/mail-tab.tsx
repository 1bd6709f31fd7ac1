import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Gift, Mail } from 'lucide-react';
import { useState } from 'react';
import type { Answer, Body } from '#lib/api-client.ts';
import { apiPages } from '#lib/api-query.ts';
import { cosmeticName } from '#lib/message-text.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Tag } from '#ui/tag.tsx';
import type { UserSheetData } from '../../../../features/staff/users-api.ts';
import {
  givesAnything,
  NO_REWARD,
  splitGift,
  toReward,
} from '../../../../features/rewards/campaigns/event-draft.ts';
import { LetterFields } from '../../../../features/rewards/campaigns/letter-fields.tsx';
import { RewardFields } from '../../../../features/rewards/campaigns/reward-fields.tsx';
import { SheetList } from '../../../../features/staff/sheet-list.tsx';
import { userWrite } from './user-write.ts';
import '../../../../features/rewards/campaigns/campaigns.css';

const MAIL = 'GET /api/admin/users/:userId/mail';
const SEND = 'POST /api/admin/mail';

/** Mail from staff to this member, and a form for a new one. */
export function MailTab({ sheet }: { sheet: UserSheetData }) {
  const { t } = useLingui();
  const { id } = sheet.user.member;
  const query = useInfiniteQuery(
    apiPages(MAIL, { params: { userId: id } }, { cursor: 'after', next: (page) => page.next }),
  );
  const mail = query.data?.pages.flatMap((page) => page.mail) ?? [];
  return (
    <div className="sheet-tab">
      <MailForm userId={id} />
      <SheetList query={query} empty={mail.length === 0 ? t`Nothing was sent so far.` : null}>
        <ol className="sheet-rows" aria-label={t`Sent, the newest first`}>
          {mail.map((one) => (
            <li key={one.id} className="sheet-rows__row">
              <MailLine userId={id} mail={one} />
            </li>
          ))}
        </ol>
      </SheetList>
    </div>
  );
}

const EMPTY = { label: '', description: '', reward: NO_REWARD };

function MailForm({ userId }: { userId: string }) {
  const { t } = useLingui();
  const [type, setType] = useState<Body<typeof SEND>['type']>('notification');
  const [draft, setDraft] = useState(EMPTY);
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, isPending } = useApiWrite(
    SEND,
    userWrite(() => t`Sent.`),
  );
  const isGift = type === 'receivedItem';
  const send = () => {
    const reward = toReward(isGift ? draft.reward : NO_REWARD);
    const [label, description] = [draft.label.trim(), draft.description.trim()];
    mutate(
      { body: { type, label, description, reward, receivers: [userId] } },
      { onSuccess: () => setDraft(EMPTY) },
    );
  };
  return (
    <form
      className="event-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Segmented
        label={t`Kind`}
        value={type}
        onChange={setType}
        options={[
          { value: 'notification', label: t`Notice` },
          { value: 'receivedItem', label: t`Gift` },
        ]}
      />
      <LetterFields letter={{ ...draft, icon: null }} onChange={change} />
      {isGift && <RewardFields reward={draft.reward} onChange={(reward) => change({ reward })} />}
      <div>
        <Button
          type="submit"
          variant="primary"
          busy={isPending}
          disabled={draft.label.trim() === '' || (isGift && !givesAnything(draft.reward))}
        >
          {isGift ? t`Send gift` : t`Send notice`}
        </Button>
      </div>
    </form>
  );
}

function MailLine({ userId, mail }: { userId: string; mail: Answer<typeof MAIL>['mail'][number] }) {
  const { i18n, t } = useLingui();
  const { mutate, isPending } = useApiWrite(
    'DELETE /api/admin/users/:userId/mail/:itemId',
    userWrite(() => t`Taken back.`),
  );
  const isNotice = mail.type === 'notification';
  const Icon = isNotice ? Mail : Gift;
  const gives = [
    mail.banner !== null && cosmeticName({ kind: 'banner', key: mail.banner }),
    mail.role,
    ...mail.gifts.map((gift) => cosmeticName(splitGift(gift))),
  ].filter((one) => typeof one === 'string');
  const at = i18n.date(new Date(mail.at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Icon size={17} aria-hidden="true" />
      <span className="sheet-rows__main">
        <span className="sheet-rows__text">{mail.label}</span>
        <span className="sheet-rows__by">{[...gives, at].join(' · ')}</span>
      </span>
      {mail.claimed && <Tag tone="ok">{t`Claimed`}</Tag>}
      {isNotice && mail.isRead && <Tag>{t({ message: 'Read', context: 'state' })}</Tag>}
      {!mail.claimed && (
        <Button
          size="sm"
          busy={isPending}
          aria-label={t`Take back ${mail.label}`}
          onClick={() => mutate({ params: { userId, itemId: mail.id } })}
        >
          {t`Take back`}
        </Button>
      )}
    </>
  );
}
