import { useLingui } from '@lingui/react/macro';
import { Tag, type TagTone } from '#ui/tag.tsx';
import type { TradeSummary } from './api.ts';

type Stand = Pick<TradeSummary, 'confirmedBy' | 'state' | 'termsBy'>;

/** State of a trade from my side. */
export function StateTag({ trade }: { trade: Stand }) {
  const { t } = useLingui();
  const [tone, words] = sayState(trade, {
    mine: t`Your turn`,
    waiting: t`Waiting`,
    confirmMe: t`Confirm now`,
    confirmed: t`You confirmed`,
    done: t`Done`,
    undone: t`Undone`,
    declined: t`Declined`,
    withdrawn: t`Withdrawn`,
    expired: t`Expired`,
  });
  return <Tag tone={tone}>{words}</Tag>;
}

type Words = Record<
  | 'confirmed'
  | 'confirmMe'
  | 'declined'
  | 'done'
  | 'expired'
  | 'mine'
  | 'undone'
  | 'waiting'
  | 'withdrawn',
  string
>;

function sayState({ state, termsBy, confirmedBy }: Stand, words: Words): [TagTone, string] {
  switch (state) {
    case 'offered':
    case 'countered':
      return termsBy === 'them' ? ['accent', words.mine] : ['neutral', words.waiting];
    case 'confirmed':
      return confirmedBy === 'them' ? ['accent', words.confirmMe] : ['neutral', words.confirmed];
    case 'done':
      return ['ok', words.done];
    case 'undone':
    case 'declined':
    case 'withdrawn':
    case 'expired':
      return ['neutral', words[state]];
  }
}
