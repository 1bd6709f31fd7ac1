import {
  IMAGE_TYPES,
  AVATAR_MAX_BYTES,
  toMega,
} from '@deckframe/domain/community/profile/avatar-limits';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { CardOutline } from '#ui/card-outline.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { DataTable, type TableColumn } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Misfit, PictureMatch } from './match-pictures.ts';
import { countDone, listStored, type PictureRow } from './picture-rows.ts';
import { usePictures } from './use-pictures.ts';

/** Cards with their current and new picture. */
function PictureTable({ rows }: { rows: readonly PictureRow[] }) {
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

/** Files without a matching card, with the reason. */
function MisfitList({ left }: { left: PictureMatch<File>['left'] }) {
  const { t } = useLingui();
  const megabytes = toMega(AVATAR_MAX_BYTES);
  const words: Record<Misfit, string> = {
    type: t`no picture`,
    large: t`larger than ${megabytes} MB`,
    unknown: t`no card has this number`,
    twice: t`another file is for the same card`,
  };
  if (left.length === 0) return null;
  return (
    <dl className="imports__lines">
      <div>
        <dt>{t`Left out`}</dt>
        <dd>
          <ul className="imports__misfits">
            {left.map(({ file, why }) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                <code className="imports__number">{file.name}</code> {words[why]}
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

const WHOLE = 100;

/** Uploads many pictures, each for the card in its file name. */
export function PicturesPanel() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { phase, rows, left, take, send, undo } = usePictures();
  const isBusy = phase === 'matching' || phase === 'sending';
  const waiting = rows.filter(({ stored }) => !stored).length;
  const shown = listStored(rows).length;
  const done = countDone(rows);
  const takeAll = (files: FileList | null): void => {
    if (!isBusy) void take([...(files ?? [])]);
  };
  return (
    <Panel heading={t`Pictures of cards`}>
      <div
        className="imports__form imports__form--wide"
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          takeAll(event.dataTransfer.files);
        }}
      >
        <p className="imports__hint">
          <Trans>
            Files named by card number, for example ST01-001.png. You see first which card gets
            which picture.
          </Trans>
        </p>
        <input
          ref={input}
          className="sr-only"
          type="file"
          multiple
          tabIndex={-1}
          aria-label={t`Pictures`}
          accept={IMAGE_TYPES.join(',')}
          onChange={(event) => {
            takeAll(event.target.files);
            event.target.value = '';
          }}
        />
        <div className="imports__acts">
          <Button
            icon={<Images size={16} aria-hidden="true" />}
            busy={phase === 'matching'}
            disabled={phase === 'sending'}
            onClick={() => input.current?.click()}
          >
            <Trans>Choose pictures</Trans>
          </Button>
          <span className="imports__hint">
            <Trans>or drop many here</Trans>
          </span>
        </div>
        {phase === 'sending' && (
          <Progress
            label={t`Sending pictures`}
            value={(done / rows.length) * WHOLE}
            valueLabel={`${done} / ${rows.length}`}
          />
        )}
        {phase === 'shown' && (
          <Notice
            tone="info"
            title={plural(shown, {
              one: '# card shows its new picture.',
              other: '# cards show their new pictures.',
            })}
            action={
              <Button size="sm" onClick={() => void undo()}>
                <Trans>Undo</Trans>
              </Button>
            }
          />
        )}
        {phase === 'undone' && (
          <Notice tone="info" title={t`The cards show their earlier pictures again.`} />
        )}
        <MisfitList left={left} />
        {rows.length > 0 && <PictureTable rows={rows} />}
        {phase === 'matched' && waiting > 0 && (
          <Button variant="primary" onClick={() => void send()}>
            {plural(waiting, { one: 'Send # picture', other: 'Send # pictures' })}
          </Button>
        )}
        {phase === 'matched' && rows.length === 0 && (
          <Notice tone="warn" title={t`No file is named after a card.`} />
        )}
      </div>
    </Panel>
  );
}
