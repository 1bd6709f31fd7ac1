import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { bannerFile } from '@deckframe/domain/community/profile/cosmetics';
import { EmptyState } from '#ui/empty-state.tsx';
import { ClaimForm } from './claim-form.tsx';
import type { EntryListProps } from './event-list.tsx';
import { RewardLine } from './reward-line.tsx';
import { keyOf, type MailboxEntry } from './stored-mailbox.ts';

export function ItemList({ userId, entries }: EntryListProps) {
  const { t } = useLingui();
  const { startUrl } = useGameConfig();
  const list = useRef<HTMLDivElement>(null);
  // Labels of the site's own gifts are translated.
  const labelOf = ({ label, rewardLevel, thanksFor }: MailboxEntry): string => {
    if (rewardLevel !== null) return t`Reward for level ${rewardLevel}`;
    return thanksFor === 'card-report' ? t`Your report: ${label}` : label;
  };
  return (
    <div className="mail-list" ref={list} tabIndex={-1}>
      {entries.map((entry) => (
        <article key={keyOf(entry)} className="mail-item" aria-label={labelOf(entry)}>
          {entry.banner !== null && (
            <img className="mail-item__art" src={bannerFile(startUrl, entry.banner)} alt="" />
          )}
          <h3>{labelOf(entry)}</h3>
          {entry.description !== '' && <p>{entry.description}</p>}
          <RewardLine entry={entry} />
          <ClaimForm userId={userId} entry={entry} onGone={() => list.current?.focus()} />
        </article>
      ))}
      {entries.length === 0 && (
        <EmptyState title={t`Nothing to claim`}>
          {t`Gifts and rewards wait here until you claim them.`}
        </EmptyState>
      )}
    </div>
  );
}
