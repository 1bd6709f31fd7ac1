import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/notice.tsx';
import { Progress } from '#ui/progress.tsx';
import { ImportFaults } from './import-faults.tsx';
import type { ImportState } from '../../creators/custom/transfer/use-series-import.ts';
import { useZipWords } from './use-zip-words.ts';

const WHOLE = 100;

/** How far it is, and at its end what was left out. */
export function ImportRun({ state }: { state: ImportState }) {
  const { t } = useLingui();
  const say = useZipWords();
  const { done, total, isRunning, faults, ended } = state;
  if (isRunning) {
    return (
      <Progress
        label={t`Importing`}
        value={(done / Math.max(total, 1)) * WHOLE}
        valueLabel={`${done} / ${total}`}
      />
    );
  }
  if (ended !== null) {
    return (
      <Notice tone="danger">
        {say(ended)} {t`What is there stays. Choose the file again to continue.`}
      </Notice>
    );
  }
  return (
    <div className="studio__stack">
      <Notice tone={faults.length === 0 ? 'info' : 'warn'}>
        {faults.length === 0 ? t`Everything is imported.` : t`Imported, apart from these rows:`}
      </Notice>
      <ImportFaults faults={faults} />
    </div>
  );
}
