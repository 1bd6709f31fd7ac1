import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type DragEvent } from 'react';
import { Panel } from '#ui/panel.tsx';
import { DRAGGED } from './dragged.ts';
import { movePrinting, type Group } from '../../cards/console/printings/layout.ts';
import { PrintingTile } from '../../cards/console/printings/printing-group.tsx';
import type { LayoutDraft } from '../../cards/console/printings/use-layout.ts';

/** One card; what is dropped here becomes a printing of it. */
export function PrintingGroup({ group, draft }: { group: Group; draft: LayoutDraft }) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const { originalid, printings } = group;
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (event.defaultPrevented) return;
    const cardno = event.dataTransfer.getData(DRAGGED);
    if (cardno === '' || printings.some((one) => one.cardno === cardno)) return;
    event.preventDefault();
    draft.take(movePrinting(draft.groups, cardno, { originalid, asMain: printings.length === 0 }));
  };
  return (
    <Panel
      heading={`${printings[0]?.name ?? ''} ${originalid}`.trim()}
      aside={t`${plural(printings.length, { one: '# printing', other: '# printings' })}`}
    >
      <ol
        className="printings__row"
        data-over={isOver ? '' : undefined}
        aria-label={t`Printings of ${originalid}, the main one first`}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {printings.map((printing, place) => (
          <PrintingTile
            key={printing.cardno}
            printing={printing}
            isMain={place === 0}
            group={group}
            draft={draft}
          />
        ))}
        {printings.length === 0 && (
          <li className="printings__empty">
            <Trans>Every printing has left; the card goes with the last one.</Trans>
          </li>
        )}
      </ol>
    </Panel>
  );
}
