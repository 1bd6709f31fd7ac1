import type { PicturedCard } from './match-pictures.ts';
import type { StoredPicture } from './pictures-api.ts';

/** A picture that is uploaded for a card. */
export interface PictureRow {
  readonly file: File;
  readonly card: PicturedCard;
  readonly address: string;
  readonly state: 'waiting' | 'sending' | 'stored' | 'refused';
  /** The error message of a refused picture. */
  readonly told?: string;
  readonly stored?: StoredPicture;
}

export const changeRow = (
  rows: readonly PictureRow[],
  cardno: string,
  change: Partial<PictureRow>,
): PictureRow[] => rows.map((row) => (row.card.cardno === cardno ? { ...row, ...change } : row));

export const listStored = (rows: readonly PictureRow[]): StoredPicture[] =>
  rows.flatMap(({ stored }) => (stored ? [stored] : []));

export const countDone = (rows: readonly PictureRow[]): number =>
  rows.filter(({ state }) => state === 'stored' || state === 'refused').length;
