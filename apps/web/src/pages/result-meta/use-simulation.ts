import { useEffect, useRef, useState } from 'react';
import type {
  SimulationAnswer,
  SimulationQuestion,
} from '../meta/result-meta/simulation-messages.ts';

/** Asks a worker of its own, so that the page stays quick; a new question drops the old one. */
export function useSimulation(): {
  answer: SimulationAnswer | null;
  isBusy: boolean;
  run: (question: SimulationQuestion) => void;
} {
  const worker = useRef<Worker | null>(null);
  const [answer, setAnswer] = useState<SimulationAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => worker.current?.terminate(), []);
  const run = (question: SimulationQuestion): void => {
    worker.current?.terminate();
    const started = new Worker(
      new URL('../meta/result-meta/simulation-worker.ts', import.meta.url),
      {
        type: 'module',
        name: 'field-simulation',
      },
    );
    worker.current = started;
    setBusy(true);
    started.addEventListener('message', ({ data }: MessageEvent<SimulationAnswer>) => {
      setAnswer(data);
      setBusy(false);
      started.terminate();
    });
    started.addEventListener('error', () => setBusy(false));
    started.postMessage(question, { transfer: [] });
  };
  return { answer, isBusy, run };
}
