import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { Tag } from '#ui/tag.tsx';
import { ownProposalsQuery } from '../meta/result-meta/rules-api.ts';

/** What became of one's own proposals. */
export function OwnProposals() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const proposals = useQuery(ownProposalsQuery(api, config.gameid)).data ?? [];
  if (proposals.length === 0) return null;
  const say = (isAccepted: boolean | null) =>
    isAccepted === null ? t`Waits` : isAccepted ? t`Accepted` : t`Declined`;
  return (
    <ul className="archetype__proposals" aria-label={t`Your proposals`}>
      {proposals.map(({ id, rule, isAccepted, answer }) => (
        <li key={id}>
          <Tag tone={isAccepted ? 'ok' : 'neutral'}>{say(isAccepted)}</Tag> {rule.name}
          {answer !== '' && <small>{answer}</small>}
        </li>
      ))}
    </ul>
  );
}
