import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { numberUseQuery } from '../../cards/console/renumber/api.ts';
import { NamingDecks } from './naming-decks.tsx';
import { NewNumber } from './new-number.tsx';
import { Places } from './places.tsx';

export type RenumberCardProps = { cardno: string; onBegun: () => void };

/** What the card's number stands in, and the new one. */
export function RenumberCard({ cardno, onBegun }: RenumberCardProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const query = useQuery(numberUseQuery(api, config.gameid, cardno));
  const use = query.data;
  if (use === undefined) {
    return (
      <Panel>
        {query.isError ? (
          <ErrorState
            level={2}
            title={t`${cardno} was not found`}
            message={errorText(query.error)}
            retryLabel={t`Try again`}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <div aria-busy="true">
            <Skeleton height={220} width="100%" />
          </div>
        )}
      </Panel>
    );
  }
  const { isPublished, name, series } = use;
  return (
    <Panel
      heading={name}
      aside={
        <>
          {!isPublished && (
            <Tag tone="warn">
              <Trans>Hidden</Trans>
            </Tag>
          )}
          {series}
        </>
      }
    >
      <div className="renumber__card">
        <Places use={use} />
        <NamingDecks use={use} />
        <NewNumber use={use} onBegun={onBegun} />
      </div>
    </Panel>
  );
}
