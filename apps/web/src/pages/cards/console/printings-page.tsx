import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { apiPages } from '#lib/api-query.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PRINTINGS } from './printings/layout.ts';
import { PrintingGroup } from './printings/printing-group.tsx';
import { PrintingSearch } from './printings/printing-search.tsx';
import { SaveBar } from './printings/save-bar.tsx';
import { useLayout } from './printings/use-layout.ts';
import './printings-page.css';

/** Groups printings into cards and chooses each card's main printing. */
export function PrintingsPage() {
  const { search = '' }: { search?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <AdminFrame>
      <PageHeading title={pageTitle('adminPrintings')} lead={pageDescription('adminPrintings')} />
      <PrintingSearch
        key={`ask ${search}`}
        search={search}
        onFind={(found) =>
          void navigate({ to: '/admin/printings', search: { search: found || undefined } })
        }
      />
      <PrintingGroups key={`found ${search}`} search={search} />
    </AdminFrame>
  );
}

function PrintingGroups({ search }: { search: string }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const query = useInfiniteQuery(
    apiPages(
      PRINTINGS,
      { params: { game }, query: { search } },
      {
        cursor: 'after',
        next: (page) => page.next,
        // Unsaved moves are based on the loaded data, which is reloaded after a save.
        staleTime: Infinity,
        gcTime: 0,
        refetchOnWindowFocus: false,
      },
    ),
  );
  const read = query.data?.pages.flatMap((page) => page.groups) ?? [];
  const draft = useLayout(read);
  if (query.isPending) {
    return (
      <div aria-busy="true">
        <Skeleton height={280} width="100%" />
      </div>
    );
  }
  if (query.isError) {
    return <QueryPanel query={query} level={2} title={t`The printings did not load`} />;
  }
  return (
    <div className="printings">
      {read.length === 0 && (
        <EmptyState level={2} title={t`Nothing found`}>
          <Trans>No number starts like this, and no name contains it.</Trans>
        </EmptyState>
      )}
      {draft.groups.map((group) => (
        <PrintingGroup key={group.originalid} group={group} draft={draft} />
      ))}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>More cards</Trans>
        </Button>
      )}
      <SaveBar read={read} draft={draft} />
    </div>
  );
}
