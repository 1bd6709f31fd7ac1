import { useLingui } from '@lingui/react/macro';
import { CardOutline } from '#ui/card-outline.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { CardPicture } from '#ui/card-picture.tsx';
import { DataTable, type TableColumn } from '#ui/data-table.tsx';
import { Tag } from '#ui/tag.tsx';
import type { PictureRow } from '../../../cards/console/imports/pictures/picture-rows.ts';

/** Each card with the picture it has and the one it gets. */
export function PictureTable({ rows }: { rows: readonly PictureRow[] }) {
  const { t } = useLingui();
  const columns: TableColumn<PictureRow>[] = [
    {
      id: 'number',
      header: t`Number`,
      small: 'main',
      cell: showNumber,
    },
    { id: 'name', header: t`Name`, small: 'fold', cell: ({ card }) => card.name },
    { id: 'now', header: t`Now`, small: 'keep', cell: showNow },
    {
      id: 'new',
      header: t`New`,
      small: 'keep',
      cell: showNew,
    },
    { id: 'state', header: t`State`, small: 'fold', cell: showState },
  ];
  return (
    <div className="imports__table">
      <DataTable
        caption={t`Pictures and their cards`}
        columns={columns}
        rows={rows}
        rowKey={({ card }) => card.cardno}
      />
    </div>
  );
}

function showNumber({ card }: PictureRow) {
  return <code className="imports__number">{card.cardno}</code>;
}

function showNew({ address, file }: PictureRow) {
  return <img className="imports__picture" src={address} alt={file.name} width={63} height={88} />;
}

function showState(row: PictureRow) {
  return <RowState row={row} />;
}

function showNow({ card }: PictureRow) {
  return <CurrentPicture image={card.image ?? card.cardno} />;
}

function CurrentPicture({ image }: { image: string }) {
  const { cardFront_template: template, cardFront_widths: widths } = useGameConfig();
  return (
    <span className="imports__picture">
      <CardPicture
        template={template}
        widths={widths}
        image={image}
        alt=""
        sizes="63px"
        fallback={<CardOutline />}
      />
    </span>
  );
}

function RowState({ row: { state, told } }: { row: PictureRow }) {
  const { t } = useLingui();
  if (state === 'refused') return <Tag tone="danger">{told || t`Refused`}</Tag>;
  if (state === 'stored') return <Tag tone="ok">{t`Sent`}</Tag>;
  return state === 'sending' ? <Tag tone="accent">{t`Being sent`}</Tag> : t`Waits`;
}
