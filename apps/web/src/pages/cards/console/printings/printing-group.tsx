import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRightLeft, Star } from 'lucide-react';
import type { DragEvent } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { CardOutline } from '#ui/card-outline.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { Tag } from '#ui/tag.tsx';
import { DRAGGED } from '../../../admin/printings/dragged.ts';
import { maySplitOff, movePrinting, splitOff, type Group, type Printing } from './layout.ts';
import type { LayoutDraft } from './use-layout.ts';

export type PrintingTileProps = {
  printing: Printing;
  isMain: boolean;
  group: Group;
  draft: LayoutDraft;
};

/** Dragged, or moved by its two buttons. Dropped on the main one, a printing takes its place. */
export function PrintingTile({ printing, isMain, group, draft }: PrintingTileProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const { cardno, image, isPublished, name, rarity } = printing;
  const { originalid } = group;
  const makeMain = (number: string) =>
    draft.take(movePrinting(draft.groups, number, { originalid, asMain: true }));
  const drop = (event: DragEvent) => {
    const number = event.dataTransfer.getData(DRAGGED);
    if (!isMain || number === '' || number === cardno) return;
    // The row around it takes what nobody has taken.
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
            <Trans>Main</Trans>
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
