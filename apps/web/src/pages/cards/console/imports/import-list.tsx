import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useGameConfig } from '#lib/app-services.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { importsQuery } from './api.ts';
import { useStateWords } from './use-import-words.ts';

export type ImportListProps = { openId: string | undefined; onOpen: (id: string) => void };

/** Uploaded files, newest first. */
export function ImportList({ openId, onOpen }: ImportListProps) {
  const { i18n, t } = useLingui();
  const { gameid } = useGameConfig();
  const sayState = useStateWords();
  const query = useQuery(importsQuery(gameid));
  const runs = query.data;
  return (
    <Panel heading={t`Sent so far`} flush>
      <QueryPanel
        query={query}
        level={3}
        title={t`The list did not load`}
        pending={
          <div aria-busy="true" className="imports__state">
            <Skeleton height={120} width="100%" />
          </div>
        }
      />
      {runs?.length === 0 && (
        <EmptyState level={3} title={t`No file was sent yet`}>
          {t`Each file stays listed here with what it changed.`}
        </EmptyState>
      )}
      <ul className="imports__list">
        {runs?.map((run) => {
          const { tone, word } = sayState(run);
          const at = i18n.date(new Date(run.createdAt), {
            dateStyle: 'medium',
            timeStyle: 'short',
          });
          return (
            <li key={run.id}>
              <button
                type="button"
                className="imports__entry"
                aria-current={run.id === openId}
                onClick={() => onOpen(run.id)}
              >
                <span>{run.sourceName}</span>
                <span className="imports__hint">
                  {run.kind === 'cards' ? t`Cards` : t`Prices`}, {at}
                </span>
                <Tag tone={tone}>{word}</Tag>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
