import { toggleEnergy } from '@deckframe/domain/decks/deck/deck-slots';
import { useLingui } from '@lingui/react/macro';
import { GameColor } from '#catalogue/game-color.tsx';
import { useDeckSession } from '#features/decks/editor/session/deck-session-of.ts';
import { DeckSeparator } from '#features/decks/reading/rows/deck-list.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { ToggleChip } from '#ui/chip.tsx';
import '../decks/deck-builder/empty-slot.css';

export type EnergySlotProps = { energy: readonly string[]; canEdit: boolean };

/** The energies that the deck chooses beside its cards; nothing in games without them. */
export function EnergySlot({ energy, canEdit }: EnergySlotProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const session = useDeckSession();
  const { energyChoice } = config;
  if (!energyChoice) return null;
  const { min, max, values } = energyChoice;
  const isFull = energy.length >= max;
  return (
    <section aria-label={t`Energy`}>
      <DeckSeparator
        title={t`Energy`}
        count={min === max ? `${energy.length} / ${max}` : `${energy.length} / ${min}–${max}`}
      />
      <div className="energy-slot" role="group" aria-label={t`Energy`}>
        {values.map((value) => {
          const isOn = energy.includes(value);
          return (
            <ToggleChip
              key={value}
              pressed={isOn}
              icon={<GameColor value={value} size={14} />}
              disabled={!canEdit}
              aria-disabled={(isFull && !isOn) || undefined}
              onClick={() =>
                session.change((before) => ({
                  ...before,
                  energy: toggleEnergy(config, before.energy, value),
                }))
              }
            >
              {value}
            </ToggleChip>
          );
        })}
      </div>
    </section>
  );
}
