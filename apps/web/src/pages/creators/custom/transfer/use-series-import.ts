import type { ErrorCode } from '@deckframe/contract/error-codes';
import type { ImportStep } from '@deckframe/domain/creators/series/plan-series-import';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  SERIES_READS,
  uploadCustomPicture,
  type BatchResult,
} from '#features/creators/custom-cards/api.ts';
import { readAgain } from '#lib/read-again.ts';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices } from '#lib/app-services.ts';
import { runWrite } from '#lib/write/run-write.ts';
import { ZipFault } from '#lib/zip/zip-fault.ts';
import type { SeriesFile } from './read-series-file.ts';
import { countSends, sendImport, type SendFault } from './send-import.ts';

/** Converts the error of one card in a batch, as if it had been sent alone. */
function toRefusal({ code, params, errors }: NonNullable<BatchResult['refusal']>): ApiError {
  const detail = errors.map(({ path, message }) => `${path} ${message}`).join(', ') || code;
  return new ApiError({ code: code as ErrorCode, status: 400, detail, params });
}

export type ImportState = {
  readonly done: number;
  readonly total: number;
  readonly isRunning: boolean;
  readonly faults: readonly SendFault[];
  /** The error that stopped the import. */
  readonly ended: unknown;
};

const BUSY_TRIES = 5;
const BUSY_PAUSE_MS = 2000;

/** Sends an import and reports its progress. */
export function useSeriesImport(seriesId: string) {
  const services = useAppServices();
  const client = useQueryClient();
  const [state, setState] = useState<ImportState | null>(null);
  const { api, config } = services;
  const send = <Output>(act: (key: string) => Promise<Output>) =>
    runWrite(services, { send: act, failure: () => null });
  const sendPicture = async (card: { id: string; series_map: string }, file: File) => {
    const signal = new AbortController().signal;
    for (let tries = BUSY_TRIES; ; tries -= 1) {
      try {
        return await send((key) =>
          uploadCustomPicture(config.gameid, card, { file }, { key, signal, onProgress: () => {} }),
        );
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'OVERLOADED' || tries === 0) throw error;
        await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
      }
    }
  };
  const start = async (file: SeriesFile, steps: readonly ImportStep[]) => {
    const begun = { done: 0, total: countSends(steps), isRunning: true, faults: [], ended: null };
    setState(begun);
    let end: Pick<ImportState, 'faults' | 'ended'> = { faults: [], ended: null };
    try {
      const faults = await sendImport(seriesId, steps, {
        write: async (cards) => {
          const params = { game: config.gameid, seriesId };
          const sent = await send((key) =>
            api('POST /api/games/:game/custom-series/:seriesId/cards/batch', {
              params,
              key,
              body: { cards },
            }),
          );
          return sent.results;
        },
        sendPicture: async (card, name) => sendPicture(card, await file.readPicture(name)),
        isOfPicture: isOfOnePicture,
        toError: toRefusal,
        onProgress: (done) => setState({ ...begun, done }),
      });
      end = { faults, ended: null };
    } catch (error) {
      end = { faults: [], ended: error };
    }
    await readAgain(client, SERIES_READS);
    setState((last) => ({ ...(last ?? begun), ...end, isRunning: false }));
  };
  return { state, start, reset: () => setState(null) };
}

/** An invalid picture affects one row. A limit or lost connection stops the import. */
function isOfOnePicture(error: unknown): boolean {
  if (error instanceof ZipFault) return true;
  return error instanceof ApiError && [400, 413, 415, 422].includes(error.status);
}
