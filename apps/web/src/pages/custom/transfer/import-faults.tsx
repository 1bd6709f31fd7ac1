import type { ImportFault } from '@deckframe/domain/custom/import-plan';
import { Plural, useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import type { SendFault } from '../../creators/custom/transfer/send-import.ts';
import { useZipWords } from './use-zip-words.ts';

const SHOWN = 100;

/** Row by row, what is wrong with it. */
export function ImportFaults({ faults }: { faults: readonly (ImportFault | SendFault)[] }) {
  const { t } = useLingui();
  const say = useZipWords();
  const { labels } = useGameConfig();
  if (faults.length === 0) return null;
  const words = (fault: ImportFault | SendFault): string => {
    if ('error' in fault) return say(fault.error);
    const { kind, value } = fault;
    const column = labels[fault.column] ?? fault.column;
    if (kind === 'picture') return t`The picture is not in the file: ${value}`;
    if (kind === 'full') return t`The series is full.`;
    return kind === 'missing' ? t`${column} is missing.` : t`${column} cannot be this: ${value}`;
  };
  const more = faults.length - SHOWN;
  return (
    <ul className="studio-import__faults">
      {faults.slice(0, SHOWN).map((fault, at) => {
        const { row } = fault;
        return (
          // Rows may have several faults, and the list is never changed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <b>{t`Row ${row}`}</b> {words(fault)}
          </li>
        );
      })}
      {more > 0 && (
        <li>
          <Plural value={more} one="And # more" other="And # more" />
        </li>
      )}
    </ul>
  );
}
