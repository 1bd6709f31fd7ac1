import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { ownRankQuery } from '../rewards/leaderboard/api.ts';

/** Where one stands among all members. */
export function OwnRank({ userId }: { userId: string }) {
  const { i18n } = useLingui();
  const { api } = useAppServices();
  const { data } = useQuery(ownRankQuery(api, userId));
  if (!data) return null;
  const rank = i18n.number(data.rank);
  const members = i18n.number(data.members);
  return (
    <p className="leaders__own">
      <Trans>
        <b>Rank {rank}</b> of {members}
      </Trans>
    </p>
  );
}
