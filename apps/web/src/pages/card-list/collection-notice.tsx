import type { ListAddress } from '@deckframe/domain/filter-url/list-address';
import { useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import { Notice } from '#ui/notice.tsx';

/** An address may ask for a collection before there are any: better to say so than to look like one. */
export function CollectionNotice({ address }: { address: ListAddress }) {
  const { t } = useLingui();
  const { features } = useGameConfig();
  const isAsked = address.tradeList || address.user !== undefined;
  if (!isAsked || features.collection === 'live') return null;
  return (
    <Notice tone="info" title={t`Collections are not open yet.`}>
      {t`You see every card instead.`}
    </Notice>
  );
}
