import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ActOutcome } from '../../cards/console/cards/grid/sheet-acts.ts';
import type { GridAct } from '../../cards/console/cards/grid/sheet-grid-props.ts';

/** What an act did to the cells, in one sentence. */
export function useActWords(): (act: GridAct, outcome: ActOutcome) => string {
  const { t } = useLingui();
  return (act, { changed, fixed }) => {
    const cells = plural(changed, { one: '# cell', other: '# cells' });
    const words: Record<GridAct, string> = {
      edit: t`${cells} changed`,
      paste: t`${cells} pasted`,
      fill: t`${cells} filled`,
      clear: t`${cells} cleared`,
      undo: t`${cells} undone`,
      redo: t`${cells} done again`,
    };
    if (fixed === 0) return words[act];
    const left = plural(fixed, {
      one: '# cell cannot be changed here',
      other: '# cells cannot be changed here',
    });
    return changed === 0 ? left : `${words[act]}, ${left}`;
  };
}
