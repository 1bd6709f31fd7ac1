import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { components } from '#lib/openapi.gen.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

type Answer = components['schemas']['EventImportAnswer'];

/** What would be there, before anything is. */
export function ImportPreview({ answer }: { answer: Answer }) {
  const { t } = useLingui();
  const { event, first, lists, notLegal, players } = answer;
  return (
    <Panel heading={event?.name ?? t`Preview`} aside={event?.day}>
      <p>
        <Plural value={players} one="# player" other="# players" />,{' '}
        <Plural value={lists} one="# list" other="# lists" />
      </p>
      {notLegal.length > 0 && (
        <Notice tone="warn" title={t`Some lists break the rules of that day.`}>
          {notLegal.join(', ')}
        </Notice>
      )}
      <DataTable
        caption={t`Standings`}
        rows={first}
        rowKey={(row) => row.name}
        columns={[
          { id: 'place', header: '#', cell: (row) => row.place, small: 'keep' },
          { id: 'name', header: t`Player`, cell: (row) => row.name, small: 'main' },
          {
            id: 'points',
            header: t`Points`,
            cell: (row) => row.points,
            align: 'end',
            small: 'keep',
          },
          { id: 'deck', header: t`Deck`, cell: (row) => row.deck, small: 'fold' },
          {
            id: 'list',
            header: t`List`,
            cell: (row) => (row.hasList ? t`Yes` : t`No`),
            small: 'fold',
          },
        ]}
      />
      {players > first.length && (
        <p className="event-note">
          <Trans>The first {first.length} are shown.</Trans>
        </p>
      )}
    </Panel>
  );
}
