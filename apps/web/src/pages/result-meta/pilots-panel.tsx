import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DataTable } from '#ui/data-table.tsx';
import { Panel } from '#ui/panel.tsx';
import type { MetaArchetype } from '#features/meta/result-meta/detail-api.ts';

type Pilot = MetaArchetype['regulars'][number];

const drawName = ({ name, userId }: Pilot) =>
  userId === null ? (
    name
  ) : (
    <Link to="/profile/$userId" params={{ userId }}>
      {name}
    </Link>
  );

/** Who won most with it. */
export function PilotsPanel({ pilots }: { pilots: readonly Pilot[] }) {
  const { t } = useLingui();
  return (
    <Panel flush heading={t`Pilots`}>
      <DataTable
        caption={t`Who won most with it`}
        rows={pilots}
        rowKey={({ name, userId }) => userId ?? name}
        columns={[
          { id: 'name', header: t`Player`, cell: drawName, small: 'main' },
          { id: 'events', header: t`Events`, align: 'end', cell: ({ events }) => events },
          {
            id: 'record',
            header: t`Won and lost`,
            align: 'end',
            cell: ({ wins, losses }) => `${wins}–${losses}`,
          },
          { id: 'best', header: t`Best place`, align: 'end', cell: ({ best }) => best ?? '–' },
        ]}
      />
    </Panel>
  );
}
