import { IMAGE_TYPES } from '@deckframe/domain/community/profile/avatar-limits';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import { MisfitList } from '../../../../admin/imports/pictures/misfit-list.tsx';
import { countDone, listStored } from './picture-rows.ts';
import { PictureTable } from '../../../../admin/imports/pictures/picture-table.tsx';
import { usePictures } from './use-pictures.ts';

const WHOLE = 100;

/** Many pictures at once, each for the card that its file is named after. */
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
