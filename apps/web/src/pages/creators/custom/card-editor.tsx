import { cellMax } from '@deckframe/domain/creators/series/custom-limits';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCatalogueClient } from '#catalogue/use-catalogue-client.ts';
import type { CardRow } from '#catalogue/engine/catalogue-card.ts';
import { SERIES_READS, type CustomCard } from '#features/creators/custom-cards/api.ts';
import { FanFace } from '#features/creators/custom-cards/fan-face.tsx';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { CardDeletion } from './card-deletion.tsx';
import { CardHints } from './card-hints.tsx';
import { CardPictureField } from './card-picture-field.tsx';
import { textOf, toFace, useCardWords } from './use-card-words.ts';

const NUMBER_MAX = 40;

/** Copies the fields of an official card as a start, without its art. */
function CopyOfficial({ onCopy }: { onCopy: (card: CardRow) => void }) {
  const { t } = useLingui();
  const client = useCatalogueClient();
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState<string>();
  const copy = async () => {
    try {
      const found = await client.findCards([number.trim()]);
      const [card] = found.cards;
      setFault(card ? undefined : t`No card has this number.`);
      if (card) onCopy(card);
    } catch (error) {
      setFault(errorText(error));
    }
  };
  return (
    <div className="studio__line">
      <TextField
        label={t`Start from an official card`}
        hint={t`Its number. Fields are copied, art is not.`}
        value={number}
        maxLength={NUMBER_MAX}
        error={fault}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Button disabled={number.trim() === ''} onClick={() => void copy()}>
        {t`Copy fields`}
      </Button>
    </div>
  );
}

type CardFieldProps = {
  column: string;
  max: number;
  value: string;
  onChange: (value: string) => void;
};

/** A field of one column: a choice if the config has its values, otherwise text. */
function CardField({ column, max, value, onChange }: CardFieldProps) {
  const { t } = useLingui();
  const { labels, editorColumnOptions } = useGameConfig();
  const label = labels[column] ?? column;
  const options = editorColumnOptions[column];
  if (options) {
    const known = options.map(String);
    const listed = known.includes(value) || value === '' ? known : [value, ...known];
    return (
      <SelectField
        label={label}
        value={value}
        options={[
          { value: '', label: t`Not given` },
          ...listed.map((one) => ({ value: one, label: one })),
        ]}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const Field = column === 'effectdata' ? TextAreaField : TextField;
  return (
    <Field
      label={label}
      value={value}
      maxLength={max}
      required={column === 'name'}
      onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
    />
  );
}

export type CardEditorProps = {
  seriesId: string;
  card: CustomCard | null;
  onClose: () => void;
  /** Opens the previous or next card, if any. */
  onStep: { before: (() => void) | undefined; after: (() => void) | undefined };
};

/** The fields of a card by the game's config, with a live preview. */
export function CardEditor({ seriesId, card, onClose, onStep }: CardEditorProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const words = useCardWords(seriesId, card);
  const { base, changed, columns, setBase, values } = words;
  const [theirs, setTheirs] = useState<CustomCard | null>(null);
  const params = { game: config.gameid, seriesId };
  const leave = () => {
    words.forget();
    onClose();
  };
  const save = useWrite({
    send: (_input: void, key) => {
      const fields = Object.fromEntries(
        changed.map((column) => [column, values[column]?.trim() || null]),
      );
      if (base === null) {
        return api('POST /api/games/:game/custom-series/:seriesId/cards', {
          params,
          key,
          body: { fields },
        });
      }
      const cells = changed.map((column) => ({
        column,
        from: base[column] ?? null,
        to: fields[column] ?? null,
      }));
      return api('PUT /api/games/:game/custom-series/:seriesId/cards/:cardId', {
        params: { ...params, cardId: base.id },
        key,
        body: { cells },
      });
    },
    invalidates: SERIES_READS,
    done: leave,
    failure: (error) => {
      const stored = findStored(error);
      if (stored === undefined) return { kind: 'error', title: errorText(error) };
      setTheirs(stored);
      return null;
    },
  });
  const isSavable = changed.length > 0 && Boolean(values['name']?.trim());
  // The editor opens above the cards, so it scrolls into view.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, []);
  const face = useMemo(() => toFace(values), [values]);
  const heading = base === null ? t`New card` : t`Edit card`;
  return (
    <Panel heading={heading} aside={<Steps onStep={onStep} />}>
      <form
        ref={form}
        tabIndex={-1}
        aria-label={heading}
        className="studio__editor"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
          event.preventDefault();
          if (isSavable && !save.isPending) save.mutate();
        }}
      >
        <div className="studio__stack">
          {words.isBack && <WordsBack onDrop={words.drop} />}
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
                words.take(theirs);
                setTheirs(null);
              }}
            />
          )}
          {base === null && <CopyOfficial onCopy={words.take} />}
          <div className="studio__fields">
            {columns.map((column) => (
              <CardField
                key={column}
                column={column}
                max={cellMax(column)}
                value={values[column] ?? ''}
                onChange={(value) => words.write(column, value)}
              />
            ))}
          </div>
          <CardHints fields={face} />
          <div className="studio__line">
            <Button type="submit" variant="primary" busy={save.isPending} disabled={!isSavable}>
              {t`Save card`}
            </Button>
            <Button onClick={onClose}>{t`Close`}</Button>
            {base !== null && <CardDeletion seriesId={seriesId} card={base} onDone={leave} />}
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

function WordsBack({ onDrop }: { onDrop: () => void }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" onClick={onDrop}>
          {t`Drop them`}
        </Button>
      }
    >
      {t`Words that you had not saved are back.`}
    </Notice>
  );
}

/** Steps through the cards of a series. Unsaved text is stored per card. */
function Steps({ onStep: { before, after } }: Pick<CardEditorProps, 'onStep'>) {
  const { t } = useLingui();
  return (
    <div className="studio__line">
      <IconButton
        label={t`Card before`}
        icon={<ChevronLeft size={18} />}
        disabled={before === undefined}
        onClick={before}
      />
      <IconButton
        label={t`Next card`}
        icon={<ChevronRight size={18} />}
        disabled={after === undefined}
        onClick={after}
      />
    </div>
  );
}

type ConflictProps = {
  theirs: CustomCard;
  columns: readonly string[];
  onKeep: () => void;
  onTake: () => void;
};

/** Shows both versions after a conflict. Nothing is lost until the member chooses. */
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

/** Returns the stored card from a conflict error. */
function findStored(error: unknown): CustomCard | undefined {
  const body = error instanceof ApiError ? error.body : null;
  if (typeof body !== 'object' || body === null || !('stored' in body)) return undefined;
  return body.stored as CustomCard;
}
