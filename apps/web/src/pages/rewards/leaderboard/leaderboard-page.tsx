import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MemberLink } from '#features/community/actions/member-link.tsx';
import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useUser } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { DataTable, type TableColumn } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './leaderboard-page.css';

/** The own rank among all members. */
function OwnRank({ userId }: { userId: string }) {
  const { i18n } = useLingui();
  const { data } = useQuery(apiQuery('GET /api/me/rank', {}, { as: userId }));
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

const LEADERBOARD = 'GET /api/leaderboard';

type Row = Answer<typeof LEADERBOARD>['rows'][number];
type Cursor = { after?: string | undefined; before?: string | undefined };

/** Members by EXP; members with the same EXP share a rank. */
export function LeaderboardPage() {
  const { t } = useLingui();
  const user = useUser();
  const navigate = useNavigate();
  const cursor: Cursor = useSearch({ strict: false });
  const { after, before } = cursor;
  const asked = { ...(after && { after }), ...(before && !after && { before }) };
  const query = useQuery(
    apiQuery(LEADERBOARD, { query: asked }, { placeholderData: keepPreviousData }),
  );
  const turn = (search: Cursor) => void navigate({ to: '/leaderboard', search });
  const { data } = query;
  return (
    <div className="wrap leaders">
      <PageHeading
        title={pageTitle('leaderboard')}
        lead={t`Rate cards, build decks, talk about both: all of it earns EXP.`}
        actions={user && <OwnRank userId={user.id} />}
      />
      <QueryPanel
        query={query}
        level={2}
        title={t`The leaderboard did not load`}
        pending={<LoadingBody />}
      />
      {data && (
        <div aria-busy={query.isPlaceholderData}>
          <LeaderTable rows={data.rows} ownId={user?.id} />
          {(data.newer !== null || data.older !== null) && (
            <nav className="leaders__pager" aria-label={t`Pages`}>
              <Button
                icon={<ChevronLeft size={16} />}
                disabled={data.newer === null}
                onClick={() => turn({ before: data.newer ?? undefined })}
              >
                <Trans>Higher</Trans>
              </Button>
              <Button
                trailing={<ChevronRight size={16} aria-hidden="true" />}
                disabled={data.older === null}
                onClick={() => turn({ after: data.older ?? undefined })}
              >
                <Trans>Lower</Trans>
              </Button>
            </nav>
          )}
        </div>
      )}
    </div>
  );
}

function LeaderTable({ rows, ownId }: { rows: readonly Row[]; ownId: string | undefined }) {
  const { t } = useLingui();
  return (
    <DataTable
      caption={t`Members by EXP`}
      rows={rows}
      rowKey={(row) => row.member.id}
      isSelected={(row) => row.member.id === ownId}
      columns={listColumns(
        { rank: t`Rank`, member: t`Member`, level: t`Level`, you: t`You` },
        ownId,
      )}
      empty={
        <EmptyState level={2} title={t`Nobody is here yet`}>
          <Trans>The first member to earn EXP leads the board.</Trans>
        </EmptyState>
      }
    />
  );
}

function listColumns(
  words: Record<'rank' | 'member' | 'level' | 'you', string>,
  ownId: string | undefined,
): TableColumn<Row>[] {
  return [
    { id: 'rank', header: words.rank, cell: (row) => <RankMark rank={row.rank} /> },
    {
      id: 'member',
      header: words.member,
      cell: (row) => (
        <span className="leaders__member">
          <MemberLink member={row.member} />
          {row.member.id === ownId && <span className="leaders__you">{words.you}</span>}
        </span>
      ),
      small: 'main',
    },
    {
      id: 'level',
      header: words.level,
      align: 'end',
      cell: (row) => <Figure value={row.member.level} />,
      small: 'drop',
    },
    { id: 'exp', header: 'EXP', align: 'end', cell: (row) => <Figure value={row.userExp} /> },
  ];
}

function RankMark({ rank }: { rank: number }) {
  return (
    <span className="leaders__rank" data-top={rank <= 3 ? rank : undefined}>
      <Figure value={rank} />
    </span>
  );
}

function Figure({ value }: { value: number }) {
  const { i18n } = useLingui();
  return i18n.number(value);
}

function LoadingBody() {
  return (
    <div className="leaders__loading" aria-busy="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} width="100%" height={44} />
      ))}
    </div>
  );
}
