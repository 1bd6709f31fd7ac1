import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Hand } from 'lucide-react';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { claimItem, CLAIMS_KEY, releaseItem, type Claim } from '../staff/reports/queue-api.ts';

/** Who is on it; it holds nobody back, and lapses by itself. */
export function ClaimBar({ item, claim }: { item: string; claim: Claim | undefined }) {
  const { i18n, t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: CLAIMS_KEY });
  const { mutate, isPending } = useWrite<boolean, void>({
    send: (isClaim, key) => (isClaim ? claimItem(api, item, key) : releaseItem(api, item, key)),
    settled: () => void refresh(),
  });
  if (claim === undefined) {
    return (
      <div className="claim">
        <Button
          size="sm"
          icon={<Hand size={15} aria-hidden="true" />}
          busy={isPending}
          onClick={() => mutate(true)}
        >
          <Trans>I am on it</Trans>
        </Button>
      </div>
    );
  }
  const { by } = claim;
  const until = i18n.date(new Date(claim.until), { timeStyle: 'short' });
  return (
    <div className="claim">
      <Tag tone={claim.isOwn ? 'accent' : 'warn'}>
        {claim.isOwn ? t`You are on it until ${until}` : t`${by} is on it until ${until}`}
      </Tag>
      {claim.isOwn && (
        <Button size="sm" variant="ghost" busy={isPending} onClick={() => mutate(false)}>
          <Trans>Leave it to others</Trans>
        </Button>
      )}
    </div>
  );
}
