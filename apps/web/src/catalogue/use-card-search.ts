import { startTransition, useEffect, useId, useState } from 'react';
import { reportError } from '#lib/report-error.ts';
import type { Catalogue } from './use-catalogue.ts';
import { useCatalogueClient } from './use-catalogue-client.ts';
import type { OptionCounts, SearchRequest } from './engine/catalogue-engine.ts';
import { PatternTooSlowError } from './worker/catalogue-client.ts';
import { EngineReplacedError } from './worker/engine-link.ts';
import { SUPERSEDED } from './worker/latest-only.ts';

export interface CardSearchResult {
  /** Rows for `useCardRows`. */
  readonly rows: Uint32Array;
  readonly total: number;
  /** Null until counted. */
  readonly counts: OptionCounts | null;
  /** True while results are outdated. */
  readonly busy: boolean;
  /** The query's pattern was stopped. */
  readonly isPatternTooSlow: boolean;
  /** The search failed; earlier results are shown. */
  readonly hasFailed: boolean;
  readonly generation: number;
  /** The corrected search text. */
  readonly corrected?: string | undefined;
}

const NO_FAULT = { isPatternTooSlow: false, hasFailed: false };
const NOTHING_YET = {
  rows: new Uint32Array(),
  counts: null,
  generation: 0,
  answers: '',
  ...NO_FAULT,
};

/** Searches a catalogue and keeps the last result until the next. */
export function useCardSearch(
  { view, generation, cards }: Pick<Catalogue, 'view' | 'generation' | 'cards'>,
  request: SearchRequest,
): CardSearchResult {
  const client = useCatalogueClient();
  const slot = useId();
  const question = JSON.stringify([view, generation, request]);
  const [result, setResult] = useState<
    Omit<CardSearchResult, 'busy' | 'total'> & { answers: string }
  >(NOTHING_YET);

  useEffect(() => {
    if (cards === 0) return;
    const [, , asked] = JSON.parse(question) as [string, number, SearchRequest];
    let isCurrent = true;
    const search = async (): Promise<void> => {
      const answer = await client.search(slot, view, asked);
      if (!isCurrent || answer === null || answer === SUPERSEDED) return;
      const { rows, corrected, generation: answered } = answer;
      const show = { rows, corrected, generation: answered, answers: question, ...NO_FAULT };
      // Rendering results must not delay typing.
      startTransition(() => setResult((before) => ({ ...before, ...show })));
      const counts = await client.countOptions(view, asked);
      if (isCurrent) startTransition(() => setResult((before) => ({ ...before, counts })));
    };
    search().catch((error: unknown) => {
      if (!isCurrent || error instanceof EngineReplacedError) return;
      const isPatternTooSlow = error instanceof PatternTooSlowError;
      if (!isPatternTooSlow) reportError('The search failed', error);
      setResult((before) => ({
        ...before,
        answers: question,
        isPatternTooSlow,
        hasFailed: !isPatternTooSlow,
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [client, slot, view, question, cards]);

  const { answers, ...shown } = result;
  return { ...shown, total: result.rows.length, busy: answers !== question && cards > 0 };
}
