import { CUSTOM_BATCH_MAX } from '@deckframe/domain/creators/series/custom-limits';
import type { ImportStep } from '@deckframe/domain/creators/series/plan-series-import';
import type { BatchEntry, BatchResult, CustomCard } from '#features/creators/custom-cards/api.ts';

/** The error of a row during sending. */
export type SendFault = { readonly row: number; readonly error: unknown };

export interface ImportSender {
  readonly write: (entries: BatchEntry[]) => Promise<readonly BatchResult[]>;
  readonly sendPicture: (card: PictureCard, name: string) => Promise<unknown>;
  /** True if the error concerns only this picture, so that the import continues. */
  readonly isOfPicture: (error: unknown) => boolean;
  readonly toError: (refusal: NonNullable<BatchResult['refusal']>) => unknown;
  readonly onProgress: (done: number) => void;
}

export type PictureCard = Pick<CustomCard, 'id' | 'series_map'>;
type Picture = { readonly row: number; readonly card: PictureCard; readonly name: string };

export const countSends = (steps: readonly ImportStep[]): number =>
  steps.filter(needsWrite).length + steps.filter(({ picture }) => picture !== null).length;

/**
 * Sends cards in batches of fifty, then their pictures. An interrupted import keeps what was sent.
 */
export async function sendImport(
  seriesId: string,
  steps: readonly ImportStep[],
  sender: ImportSender,
): Promise<SendFault[]> {
  const faults: SendFault[] = [];
  const pictures: Picture[] = [];
  let done = 0;
  const note = (more: number) => sender.onProgress((done += more));
  const keepPicture = ({ row, picture: name }: ImportStep, id: string) => {
    if (name !== null) pictures.push({ row, card: { id, series_map: seriesId }, name });
  };
  for (const step of steps) if (!needsWrite(step) && step.id !== null) keepPicture(step, step.id);
  const written = steps.filter(needsWrite);
  for (let from = 0; from < written.length; from += CUSTOM_BATCH_MAX) {
    const batch = written.slice(from, from + CUSTOM_BATCH_MAX);
    const results = await sender.write(batch.map(toEntry));
    for (const [at, { card, refusal }] of results.entries()) {
      const step = batch[at];
      if (step && card) keepPicture(step, card.id);
      if (step && refusal) faults.push({ row: step.row, error: sender.toError(refusal) });
      if (step?.picture && !card) note(1);
    }
    note(batch.length);
  }
  for (const { row, card, name } of pictures) {
    try {
      await sender.sendPicture(card, name);
    } catch (error) {
      if (!sender.isOfPicture(error)) throw error;
      faults.push({ row, error });
    }
    note(1);
  }
  return faults;
}

function needsWrite({ id, cells }: ImportStep): boolean {
  return id === null || cells.length > 0;
}

function toEntry({ id, fields, cells }: ImportStep): BatchEntry {
  return id === null ? { fields } : { id, cells: [...cells] };
}
