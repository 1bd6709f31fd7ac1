import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#lib/app-services.ts';
import { Notice } from '#ui/notice.tsx';
import { ownAppealsQuery, type Appeal } from './appeals-query.ts';

const TOLD_MS = 14 * 24 * 60 * 60_000;
const SHOWN_WORDS = 60;

/** Decisions about the member's appeals, shown for two weeks. */
export function AppealOutcomes() {
  const [since] = useState(() => Date.now() - TOLD_MS);
  const { data } = useQuery(ownAppealsQuery(useUser()?.id));
  const told = (data ?? []).filter(
    ({ decidedAt }) => decidedAt !== null && Date.parse(decidedAt) > since,
  );
  return told.map((appeal) => <Outcome key={appeal.id} appeal={appeal} />);
}

function Outcome({ appeal }: { appeal: Appeal }) {
  const { t } = useLingui();
  const { answer, snapshot, state } = appeal;
  const name = snapshot.slice(0, SHOWN_WORDS);
  const isLifted = state === 'lifted';
  return (
    <Notice
      tone={isLifted ? 'info' : 'warn'}
      title={
        isLifted
          ? t`Your appeal succeeded: “${name}” is public again.`
          : t`Your appeal was turned down: “${name}” stays hidden.`
      }
    >
      {answer}
    </Notice>
  );
}
