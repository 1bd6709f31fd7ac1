import { addSizes } from '@deckframe/domain/meta/add-sizes';
import { readMeta } from '@deckframe/domain/meta/read-meta';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { metaQuery, type WindowFacts } from '#features/meta/result-meta/api.ts';
import { ArchetypeHead } from './archetype-head.tsx';
import { BestLists } from './best-lists.tsx';
import { CardUses } from './card-uses.tsx';
import { DemoNotice } from '#features/meta/result-meta/demo-notice.tsx';
import { archetypeQuery } from '#features/meta/result-meta/detail-api.ts';
import { FieldPanel } from './field-panel.tsx';
import { PilotsPanel } from './pilots-panel.tsx';
import { RulePanel } from './rule-panel.tsx';
import { UnplayedArchetype } from '../meta/result-meta/unplayed-archetype.tsx';
import { VariantsPanel } from './variants-panel.tsx';

export function ArchetypeBody({ window, archetype }: { window: WindowFacts; archetype: string }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const figures = useQuery(metaQuery(api, config.gameid, window.id)).data;
  const query = useQuery(archetypeQuery(api, config.gameid, window.id, archetype));
  const meta = useMemo(() => (figures ? readMeta(addSizes(figures, 0)) : null), [figures]);
  const row = meta?.rows.find((one) => one.archetype === archetype);
  if (query.isError) {
    return (
      <ErrorState
        level={1}
        title={t`The figures did not load`}
        message={errorText(query.error)}
        retryLabel={t`Try again`}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data || !meta) return <Skeleton height={420} width="100%" />;
  if (!row) {
    return (
      <UnplayedArchetype
        archetype={archetype}
      >{t`Nobody played it in this time.`}</UnplayedArchetype>
    );
  }
  const { best, cards, lists, pilots, regulars, variants } = query.data;
  return (
    <>
      <ArchetypeHead row={row} window={window} pilots={pilots} />
      {window.isDemo && <DemoNotice />}
      <BestLists lists={best} />
      <div className="archetype__halves">
        <div className="archetype__half">
          <CardUses cards={cards} lists={lists} />
          <VariantsPanel variants={variants} lists={lists} />
          <RulePanel archetype={archetype} />
        </div>
        <div className="archetype__half">
          <FieldPanel meta={meta} archetype={archetype} windowId={window.id} />
          <PilotsPanel pilots={regulars} />
        </div>
      </div>
    </>
  );
}
