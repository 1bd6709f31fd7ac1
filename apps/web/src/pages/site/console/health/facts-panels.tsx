import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#ui/data-table.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import type { SiteHealth } from './health-api.ts';
import { printBytes } from './print-bytes.ts';

const drawQuery = ({ query }: { query: string }) => <code className="health-code">{query}</code>;
const drawHash = ({ hash }: { hash: string | null }) => <code>{hash?.slice(0, 10) ?? '–'}</code>;

/** Tables, indexes, catalogue and slow statements. */
export function FactsPanels({ health }: { health: SiteHealth }) {
  const { i18n, t } = useLingui();
  const { database, catalogue, slow } = health;
  const ms = (value: number) => t`${i18n.number(value, { maximumFractionDigits: 1 })} ms`;
  return (
    <>
      <Panel flush heading={t`Slow statements`}>
        {slow.isMeasured ? (
          <DataTable
            caption={t`Slow statements`}
            columns={[
              {
                id: 'query',
                header: t`Statement`,
                cell: drawQuery,
                small: 'main',
              },
              {
                id: 'calls',
                header: t({ message: 'Calls', context: 'database' }),
                cell: ({ calls }) => i18n.number(calls),
                align: 'end',
              },
              { id: 'mean', header: t`Mean`, cell: ({ meanMs }) => ms(meanMs), align: 'end' },
              { id: 'max', header: t`Longest`, cell: ({ maxMs }) => ms(maxMs), align: 'end' },
            ]}
            rows={slow.statements}
            rowKey={({ query }) => query}
            empty={<p className="health-none">{t`Nothing was measured yet.`}</p>}
          />
        ) : (
          <p className="health-none">
            <Trans>
              The database does not measure them: pg_stat_statements is not installed. The
              operations guide says how.
            </Trans>
          </p>
        )}
      </Panel>
      <Panel flush heading={t`Storage`}>
        <DataTable
          caption={t`Largest tables`}
          columns={[
            { id: 'name', header: t`Table`, cell: ({ name }) => name, small: 'main' },
            {
              id: 'rows',
              header: t`Rows, about`,
              cell: ({ rows }) => i18n.number(rows),
              align: 'end',
            },
            {
              id: 'bytes',
              header: t`Size`,
              cell: ({ bytes }) => printBytes(i18n.locale, bytes),
              align: 'end',
            },
          ]}
          rows={database.largest}
          rowKey={({ name }) => name}
        />
        {database.invalidIndexes.length > 0 && (
          <p className="health-none">
            <Tag tone="danger">{t`Invalid indexes`}</Tag> {database.invalidIndexes.join(', ')}
          </p>
        )}
      </Panel>
      <Panel flush heading={t`Catalogs and configs`}>
        <DataTable
          caption={t`Catalogs and configs`}
          columns={[
            { id: 'game', header: t`Game`, cell: ({ game }) => game, small: 'main' },
            {
              id: 'published',
              header: t`Published`,
              cell: ({ publishedAt }) =>
                publishedAt === null
                  ? t`Never`
                  : i18n.date(new Date(publishedAt), { dateStyle: 'medium', timeStyle: 'short' }),
            },
            {
              id: 'hash',
              header: t`Fingerprint`,
              cell: drawHash,
              small: 'drop',
            },
            {
              id: 'config',
              header: t`Config`,
              cell: ({ configVersion }) => configVersion,
              align: 'end',
            },
          ]}
          rows={catalogue}
          rowKey={({ game }) => game}
        />
      </Panel>
    </>
  );
}
