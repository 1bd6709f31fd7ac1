import { listCustomColumns } from '@deckframe/domain/custom/custom-fields';
import { cellMax } from '@deckframe/domain/custom/custom-limits';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  createCustomWrites,
  customKey,
  type CellValue,
  type CustomCard,
} from '#features/custom-cards/api.ts';
import type { CardRow } from '#catalogue/engine/catalogue-card.ts';
import { FanFace } from '#features/custom-cards/fan-face.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { ApiError } from '#lib/api-error.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { CardHints } from './card-hints.tsx';
import { CardDeletion } from './card-deletion.tsx';
import { CardField } from './card-field.tsx';
import { CardPictureField } from './card-picture-field.tsx';
import { CopyOfficial } from './copy-official.tsx';

type Values = Record<string, string>;
export type CardEditorProps = {
  seriesId: string;
  card: CustomCard | null;
  onClose: () => void;
};

/** The fields of a card by the game's config, and its face as it would be. */
export function CardEditor({ seriesId, card, onClose }: CardEditorProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const columns = listCustomColumns(config);
  const [base, setBase] = useState<CustomCard | null>(card);
  const [values, setValues] = useState<Values>(() => readValues(columns, card));
  const [theirs, setTheirs] = useState<CustomCard | null>(null);
  const writes = createCustomWrites(api, config.gameid);
  const reread = () => client.invalidateQueries({ queryKey: customKey(config.gameid) });
  const changed = columns.filter((column) => values[column] !== textOf(base?.[column]));
  const save = useWrite({
    send: (_input: void, key) => {
      const fields = Object.fromEntries(
        changed.map((column) => [column, values[column]?.trim() || null]),
      );
      if (base === null) return writes.addCard(seriesId, fields, key);
      const cells = changed.map((column) => ({
        column,
        from: base[column] ?? null,
        to: fields[column] ?? null,
      }));
      return writes.changeCard(seriesId, base.id, cells, key);
    },
    done: async () => {
      await reread();
      onClose();
    },
    failure: (error) => {
      const stored = findStored(error);
      if (stored === undefined) return { kind: 'error', title: errorText(error) };
      setTheirs(stored);
      return null;
    },
  });
  // It opens above the cards, out of sight of whoever chose one further down.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, []);
  const face = useMemo(() => toFace(values), [values]);
  const heading = base === null ? t`New card` : t`Edit card`;
  return (
    <Panel heading={heading}>
      <form
        ref={form}
        tabIndex={-1}
        aria-label={heading}
        className="studio__editor"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <div className="studio__stack">
          {theirs && (
            <Conflict
              theirs={theirs}
              columns={changed}
              onKeep={() => {
                setBase(theirs);
                setTheirs(null);
              }}
              onTake={() => {
                setBase(theirs);
                setValues(readValues(columns, theirs));
                setTheirs(null);
              }}
            />
          )}
          {base === null && (
            <CopyOfficial onCopy={(official) => setValues(readValues(columns, official))} />
          )}
          <div className="studio__fields">
            {columns.map((column) => (
              <CardField
                key={column}
                column={column}
                max={cellMax(column)}
                value={values[column] ?? ''}
                onChange={(value) => setValues({ ...values, [column]: value })}
              />
            ))}
          </div>
          <CardHints fields={face} />
          <div className="studio__line">
            <Button
              type="submit"
              variant="primary"
              busy={save.isPending}
              disabled={changed.length === 0 || !values['name']?.trim()}
            >
              {t`Save card`}
            </Button>
            <Button onClick={onClose}>{t`Close`}</Button>
            {base !== null && <CardDeletion seriesId={seriesId} card={base} onDone={onClose} />}
          </div>
        </div>
        <div className="studio__face" aria-live="off">
          <FanFace number={base?.id ?? ''} fields={face} picture={base?.customPNG} use="large" />
          {base && <CardPictureField card={base} onDone={setBase} />}
        </div>
      </form>
    </Panel>
  );
}

type ConflictProps = {
  theirs: CustomCard;
  columns: readonly string[];
  onKeep: () => void;
  onTake: () => void;
};

/** Somebody else was faster: nothing is lost until one has chosen. */
function Conflict({ theirs, columns, onKeep, onTake }: ConflictProps) {
  const { t } = useLingui();
  const who = theirs.updated_by ?? t`Someone`;
  const what = columns.map((column) => `${column}: ${textOf(theirs[column])}`).join(', ');
  return (
    <Notice tone="warn">
      <p className="studio__words">{t`${who} has changed this card in the meantime: ${what}`}</p>
      <div className="studio__line">
        <Button size="sm" onClick={onKeep}>{t`Continue with my words`}</Button>
        <Button size="sm" onClick={onTake}>{t`Take theirs`}</Button>
      </div>
    </Notice>
  );
}

/** The card as it is stored, where somebody else was faster. */
function findStored(error: unknown): CustomCard | undefined {
  const body = error instanceof ApiError ? error.body : null;
  if (typeof body !== 'object' || body === null || !('stored' in body)) return undefined;
  return body.stored as CustomCard;
}

function readValues(columns: readonly string[], card: CardRow | CustomCard | null): Values {
  return Object.fromEntries(columns.map((column) => [column, textOf(card?.[column])]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Numbers as numbers, as the stored card would have them. */
function toFace(values: Values): Record<string, CellValue> {
  return Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      /^-?\d{1,9}$/.test(value.trim()) && column !== 'name' ? Number(value) : value,
    ]),
  );
}
