import { useLingui } from '@lingui/react/macro';
import { DataTable, type TableColumn } from '#ui/data-table.tsx';
import type { RulesState } from '../../meta/console/archetypes/api.ts';

type Preview = NonNullable<RulesState['preview']>;
type Deck = Preview['decks'][number];

/** How many lists would be called otherwise, by archetype. */
export function PreviewTable({ preview: { changed, decks, lists } }: { preview: Preview }) {
  const { i18n, t } = useLingui();
  const [some, all] = [i18n.number(changed), i18n.number(lists)];
  const columns: TableColumn<Deck>[] = [
    {
      id: 'archetype',
      header: t`Archetype`,
      small: 'main',
      cell: ({ archetype }) => archetype ?? t`Other`,
    },
    { id: 'now', header: t`Now`, align: 'end', cell: ({ now }) => i18n.number(now) },
    { id: 'next', header: t`Then`, align: 'end', cell: ({ next }) => i18n.number(next) },
  ];
  return (
    <div className="archetype-rules__preview" role="status">
      <p>{t`${some} of ${all} lists would be called otherwise.`}</p>
      {decks.length > 0 && (
        <DataTable
          caption={t`Lists by archetype, now and then`}
          columns={columns}
          rows={decks}
          rowKey={({ archetype }) => archetype ?? ''}
        />
      )}
    </div>
  );
}
