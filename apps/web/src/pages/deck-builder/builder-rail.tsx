import { countActiveFilters } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import {
  Dices,
  Download,
  Import,
  Keyboard,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { useAppServices } from '#lib/app-services.ts';
import type { BuilderDialog } from '../decks/deck-builder/builder-dialogs.tsx';
import { usePoolState } from '../decks/deck-builder/pool-state.ts';

export type BuilderRailProps = {
  isFiltering: boolean;
  onFilters: () => void;
  onDialog: (dialog: BuilderDialog) => void;
};

/** What is at hand while building, at the edge of the window. */
export function BuilderRail({ isFiltering, onFilters, onDialog }: BuilderRailProps) {
  const { t } = useLingui();
  const { openDialog } = useAppServices();
  const active = countActiveFilters(usePoolState().filters);
  return (
    <nav className="builder__rail" aria-label={t`Deck builder`}>
      <RailButton
        icon={SlidersHorizontal}
        label={t`Filters`}
        pressed={isFiltering}
        count={active}
        onClick={onFilters}
      />
      <RailButton icon={Import} label={t`Import`} onClick={() => onDialog('import')} />
      <RailButton icon={Download} label={t`Export`} onClick={() => onDialog('export')} />
      <RailButton icon={Dices} label={t`Hand`} onClick={() => onDialog('hand')} />
      <RailButton
        icon={Keyboard}
        label={t`Keys`}
        className="rail-button--last"
        onClick={() => openDialog.set('keys')}
      />
    </nav>
  );
}

type RailButtonProps = {
  icon: LucideIcon;
  label: string;
  pressed?: boolean;
  count?: number;
  className?: string;
  onClick: () => void;
};

function RailButton({
  icon: Icon,
  label,
  pressed,
  count = 0,
  className,
  onClick,
}: RailButtonProps) {
  return (
    <button
      type="button"
      className={`rail-button ${className ?? ''}`}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden="true" />
      {label}
      {count > 0 && <span className="rail-button__dot">{count}</span>}
    </button>
  );
}
