import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRightLeft, Star } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { CardOutline } from '#ui/card-outline.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { movePrinting, maySplitOff, splitOff, type Group, type Printing } from './layout.ts';
import type { LayoutDraft } from './use-layout.ts';

/** The drag type of printings, so that other dragged things are refused. */
const DRAGGED = 'application/x-deckframe-printing';

type PrintingTileProps = {
  printing: Printing;
  isMain: boolean;
  group: Group;
  draft: LayoutDraft;
};

/** A printing, movable by drag or buttons. Dropping on the main one replaces it. */
function PrintingTile({ printing, isMain, group, draft }: PrintingTileProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const { cardno, image, isPublished, name, rarity } = printing;
  const { originalid } = group;
  const makeMain = (number: string) =>
    draft.take(movePrinting(draft.groups, number, { originalid, asMain: true }));
  const drop = (event: DragEvent) => {
    const number = event.dataTransfer.getData(DRAGGED);
    if (!isMain || number === '' || number === cardno) return;
    // Otherwise the row around it would handle the drop too.
    event.preventDefault();
    makeMain(number);
  };
  return (
    <li
      className="printings__tile"
      data-main={isMain ? '' : undefined}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, cardno)}
      onDrop={drop}
    >
      <CardPicture
        template={config.cardFront_template}
        widths={config.cardFront_widths}
        image={image ?? cardno}
        alt=""
        sizes="144px"
        fallback={<CardOutline />}
      />
      <span className="printings__number">{cardno}</span>
      <span className="printings__facts">
        {isMain && (
          <Tag tone="accent">
            <Trans context="printing">Main</Trans>
          </Tag>
        )}
        {!isPublished && (
          <Tag tone="warn">
            <Trans>Hidden</Trans>
          </Tag>
        )}
        {rarity} {name !== group.printings[0]?.name && name}
      </span>
      <span className="printings__acts">
        <IconButton
          label={t`Make ${cardno} the main printing`}
          icon={<Star size={16} aria-hidden="true" />}
          disabled={isMain}
          onClick={() => makeMain(cardno)}
        />
        <Menu
          trigger={
            <IconButton
              label={t`Move ${cardno}`}
              icon={<ArrowRightLeft size={16} aria-hidden="true" />}
            />
          }
          items={listTargets(printing, group, draft, t`A card of its own`)}
        />
      </span>
    </li>
  );
}

function listTargets(
  { cardno }: Printing,
  group: Group,
  draft: LayoutDraft,
  own: string,
): MenuItem[] {
  const { groups } = draft;
  const others = groups.filter(({ originalid }) => originalid !== group.originalid);
  return [
    {
      id: 'own',
      label: own,
      disabled: !maySplitOff(groups, group, cardno),
      onSelect: () => draft.take(splitOff(groups, cardno)),
    },
    ...others.map(({ originalid, printings }) => ({
      id: originalid,
      label: `${printings[0]?.name ?? ''} ${originalid}`.trim(),
      onSelect: () =>
        draft.take(movePrinting(groups, cardno, { originalid, asMain: printings.length === 0 })),
    })),
  ];
}

/** A card. A printing that is dropped here becomes a printing of it. */
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
