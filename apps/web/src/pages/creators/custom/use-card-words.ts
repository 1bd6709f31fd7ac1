import { listCustomColumns } from '@deckframe/domain/creators/series/custom-fields';
import { useEffect, useState } from 'react';
import type { CardRow } from '#catalogue/engine/catalogue-card.ts';
import type { CellValue, CustomCard } from '#features/creators/custom-cards/api.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';

/** Unsaved text by column, with the stored value when typing began. */
type UnsavedWords = Record<string, { word: string; from: CellValue }>;
type CardDraft = { read(): UnsavedWords; keep(words: UnsavedWords): void };

/** Stores a card's unsaved text in this browser. */
function openCardDraft(
  game: string,
  place: { userId: string; seriesId: string; cardId: string },
): CardDraft {
  const { userId, seriesId, cardId } = place;
  const key = gameStorageKey(game, `fanDraft_${userId}_${seriesId}_${cardId}`);
  return {
    read: () => parse(localStore.read(key)),
    keep(words) {
      if (Object.keys(words).length === 0) localStore.remove(key);
      else localStore.write(key, JSON.stringify(words));
    },
  };
}

/** Storage may contain anything, so it is validated. */
function parse(text: string | null): UnsavedWords {
  try {
    const stored = JSON.parse(text ?? '{}') as Record<string, Partial<UnsavedWords[string]> | null>;
    return Object.fromEntries(
      Object.entries(stored).flatMap(([column, one]) =>
        typeof one?.word === 'string' ? [[column, { word: one.word, from: one.from ?? null }]] : [],
      ),
    );
  } catch {
    return {};
  }
}

export type Values = Record<string, string>;

/**
 * The editor's text and the values it is compared with. Text of an earlier visit returns with its
 * original values, so that changes of others are shown as conflict instead of overwritten.
 */
export function useCardWords(seriesId: string, card: CustomCard | null) {
  const config = useGameConfig();
  const columns = listCustomColumns(config);
  const userId = useUser()?.id ?? '';
  const [draft] = useState(() =>
    openCardDraft(config.gameid, { userId, seriesId, cardId: card?.id ?? 'new' }),
  );
  const [stored] = useState(() => draft.read());
  const [isBack, setBack] = useState(Object.keys(stored).length > 0);
  const [base, setBase] = useState<CustomCard | null>(card && { ...card, ...pick(stored, 'from') });
  const [values, setValues] = useState<Values>(() => ({
    ...readValues(columns, card),
    ...pick(stored, 'word'),
  }));
  const changed = columns.filter((column) => values[column] !== textOf(base?.[column]));
  useEffect(() => {
    const words = Object.entries(values)
      .filter(([column, word]) => word !== textOf(base?.[column]))
      .map(([column, word]) => [column, { word, from: base?.[column] ?? null }]);
    draft.keep(Object.fromEntries(words) as UnsavedWords);
  }, [draft, values, base]);
  const take = (row: CardRow | CustomCard | null) => setValues(readValues(columns, row));
  return {
    columns,
    base,
    setBase,
    values,
    write: (column: string, value: string) => setValues({ ...values, [column]: value }),
    take,
    changed,
    isBack,
    drop: () => {
      setBase(card);
      take(card);
      setBack(false);
    },
    forget: () => draft.keep({}),
  };
}

function pick<Part extends 'word' | 'from'>(stored: UnsavedWords, part: Part) {
  return Object.fromEntries(Object.entries(stored).map(([column, one]) => [column, one[part]]));
}

function readValues(columns: readonly string[], card: CardRow | CustomCard | null): Values {
  return Object.fromEntries(columns.map((column) => [column, textOf(card?.[column])]));
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Converts numeric text to numbers, as in a stored card. */
export function toFace(values: Values): Record<string, CellValue> {
  return Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      /^-?\d{1,9}$/.test(value.trim()) && column !== 'name' ? Number(value) : value,
    ]),
  );
}
