import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/notice.tsx';
import { useFaultWords, type ImportFault } from './use-fault-words.ts';

/** Every line that has to be mended first. */
export function ImportFaults({ faults }: { faults: readonly ImportFault[] }) {
  const { t } = useLingui();
  const say = useFaultWords();
  const parts: Readonly<Record<ImportFault['part'], string>> = {
    document: t`Document`,
    event: t`Event`,
    lists: t`Lists`,
    standings: t`Standings`,
  };
  return (
    <>
      <Notice tone="danger" title={t`Nothing is imported yet.`}>
        {t`Mend these lines and check again.`}
      </Notice>
      <ul className="import-faults">
        {faults.map((fault) => (
          <li key={`${fault.part} ${fault.line} ${fault.code} ${fault.value}`}>
            <b>
              {fault.line === null
                ? parts[fault.part]
                : t`${parts[fault.part]}, line ${fault.line}`}
            </b>{' '}
            {say(fault)}
          </li>
        ))}
      </ul>
    </>
  );
}
