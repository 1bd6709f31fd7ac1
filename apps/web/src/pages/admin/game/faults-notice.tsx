import { Plural, useLingui } from '@lingui/react/macro';
import { Panel } from '#ui/panel.tsx';
import type { ConfigFault } from '../../site/console/game/config-form.ts';
import { labelOfKey } from '../../site/console/game/schema.ts';

type FaultsNoticeProps = { faults: readonly ConfigFault[]; onOpen: (path: string) => void };

/** All reasons at once, each a press away from its field. */
export function FaultsNotice({ faults, onOpen }: FaultsNoticeProps) {
  const { t } = useLingui();
  if (faults.length === 0) return null;
  return (
    <Panel
      className="config-faults"
      heading={
        <Plural
          value={faults.length}
          one="Not saved: one thing is refused"
          other="Not saved: # things are refused"
        />
      }
    >
      <ul className="config-faults__list" aria-label={t`Refused`}>
        {faults.map(({ path, message }) => (
          <li key={path + message}>
            <button type="button" className="link" onClick={() => onOpen(path)}>
              {path
                .split('/')
                .filter((key) => key !== '')
                .map((key) => (/^\d+$/.test(key) ? `${Number(key) + 1}` : labelOfKey(key)))
                .join(' › ') || t`The whole config`}
            </button>{' '}
            <span lang="en">{message}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
