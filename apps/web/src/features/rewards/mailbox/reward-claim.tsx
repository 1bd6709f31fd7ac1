import { useLingui } from '@lingui/react/macro';
import type { LevelReward } from '#lib/member/cosmetics-query.ts';
import { ClaimForm } from './claim-form.tsx';
import type { MailboxEntry } from './stored-mailbox.ts';
import './mailbox.css';

export interface RewardClaimProps {
  userId: string;
  reward: LevelReward;
  onGone: () => void;
}

export function RewardClaim({ userId, reward, onGone }: RewardClaimProps) {
  const { t } = useLingui();
  const { level } = reward;
  return (
    <ClaimForm
      userId={userId}
      entry={toEntry(reward, t`Reward for level ${level}`)}
      size="sm"
      onGone={onGone}
    />
  );
}

function toEntry({ id, gifts, role, level }: LevelReward, label: string): MailboxEntry {
  return {
    id: null,
    eventId: id,
    type: 'receivedItem',
    label,
    description: '',
    icon: null,
    banner: gifts.find(({ kind }) => kind === 'banner')?.key ?? null,
    role,
    gifts: gifts.filter(({ kind }) => kind !== 'banner'),
    rewardLevel: level,
    thanksFor: null,
    status: 'unread',
    claimed: false,
    createdAt: '',
    endDate: null,
    displayId: null,
    needsCode: false,
    isFull: false,
    requirements: [],
  };
}
