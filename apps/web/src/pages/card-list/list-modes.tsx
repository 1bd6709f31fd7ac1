import { useLingui } from '@lingui/react/macro';
import { listModeStore } from '#features/collection/mode/list-mode.ts';
import { useValue } from '#lib/use-value.ts';
import { Segmented } from '#ui/segmented.tsx';

/** Look at cards, or count one's own. */
export function ListModes() {
  const { t } = useLingui();
  return (
    <Segmented
      className="list-modes"
      label={t`Mode`}
      value={useValue(listModeStore)}
      onChange={listModeStore.set}
      options={[
        { value: 'browse', label: t`Browse` },
        { value: 'collect', label: t`Collect` },
      ]}
    />
  );
}
