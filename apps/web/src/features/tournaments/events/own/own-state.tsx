import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Tag } from '#ui/tag.tsx';
import { useEntryWords, useRoleWords, useStateWords } from '../use-tournament-words.ts';
import { isPlayer, type OwnEvent } from './own-query.ts';

export function OwnState({ own }: { own: OwnEvent }) {
  const { t } = useLingui();
  const entries = useEntryWords();
  const roles = useRoleWords();
  const states = useStateWords();
  const { entry, duty } = own;
  const { status } = own.event;
  if (status === 'draft' || status === 'cancelled') return <Tag>{states[status]}</Tag>;
  if (entry !== null) {
    const isIn = isPlayer(own) && entry !== 'waiting';
    return (
      <Tag tone={isIn ? 'ok' : 'neutral'} icon={isIn && <Check size={13} aria-hidden="true" />}>
        {entry === 'registered' ? t`You are in` : entries[entry]}
      </Tag>
    );
  }
  return duty === null ? null : <Tag>{roles[duty]}</Tag>;
}
