import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useAppServices } from '#lib/app-services.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { metaWindowsQuery } from '#features/meta/result-meta/api.ts';
import { QueryPanel } from '#ui/query-panel.tsx';
import { ArchetypeBody } from './archetype-body.tsx';
import { UnplayedArchetype } from './unplayed-archetype.tsx';
import './result-meta-page.css';
import './archetype-page.css';

/** An archetype in a window: lists, cards, players and matchups. */
export function ArchetypePage() {
  const { t } = useLingui();
  const { config } = useAppServices();
  const { id: archetype = '' } = useParams({ strict: false });
  const asked: { window?: string } = useSearch({ strict: false });
  const query = useQuery(metaWindowsQuery(config.gameid));
  const windows = query.data?.windows ?? [];
  const chosen = windows.find(({ id }) => id === asked.window) ?? windows[0];
  return (
    <div className="wrap meta-page">
      <QueryPanel
        query={query}
        level={1}
        title={t`The figures did not load`}
        pending={<Skeleton height={420} width="100%" />}
      />
      {query.data && !chosen && (
        <UnplayedArchetype archetype={archetype}>{t`No event was counted yet.`}</UnplayedArchetype>
      )}
      {chosen && <ArchetypeBody window={chosen} archetype={archetype} />}
    </div>
  );
}
