import {
  type DeckDocument,
  listCardNumbers,
  parseCommaList,
  printCommaList,
  toggleStyle,
} from '@deckframe/domain/decks/deck/deck';
import type { Archetype } from '@deckframe/domain/decks/deck/archetypes';
import { useLingui } from '@lingui/react/macro';
import { useArchetypes } from '#features/decks/editor/archetypes/use-archetypes.ts';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { useDeckSession } from '#features/decks/editor/session/deck-session-of.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './settings-dialog.css';

export type SettingsDialogProps = { document: DeckDocument; cards: DeckCards; onClose: () => void };

/** Play style, archetype and cover card of the deck. */
export function SettingsDialog({ document, cards, onClose }: SettingsDialogProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const session = useDeckSession();
  const archetypes = useArchetypes(document.cards, cards);
  const chosen = parseCommaList(document.archetype);
  const offered = [...new Set([...chosen, ...archetypes.offered.map(({ name }) => name)])];
  const toggleArchetype = (name: string) => {
    const next = chosen.includes(name)
      ? chosen.filter((other) => other !== name)
      : [...chosen, name].slice(-config['archetype-max']);
    session.change((before) => ({ ...before, archetype: printCommaList(next) }));
  };
  const numbers = listCardNumbers(document.cards);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Style, archetype and cover card`}
      closeLabel={t`Close`}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t`Done`}
        </Button>
      }
    >
      <div className="deck-settings">
        <section aria-labelledby="deck-styles">
          <h3 id="deck-styles">{t`Style`}</h3>
          <div className="deck-settings__chips" role="group" aria-labelledby="deck-styles">
            {config.selectableItems.map((style) => (
              <ToggleChip
                key={style}
                pressed={document.selectedItems.includes(style)}
                onClick={() =>
                  session.change((before) => ({
                    ...before,
                    selectedItems: toggleStyle(before.selectedItems, style, config),
                  }))
                }
              >
                {style}
              </ToggleChip>
            ))}
          </div>
        </section>
        <section aria-labelledby="deck-archetypes">
          <h3 id="deck-archetypes">{t`Archetype`}</h3>
          {archetypes.hasFailed && (
            <Notice
              tone="warn"
              title={t`Archetypes did not load.`}
              action={<Button size="sm" onClick={archetypes.load}>{t`Try again`}</Button>}
            />
          )}
          {!archetypes.isLoaded && !archetypes.hasFailed && <Skeleton width="60%" height={32} />}
          {archetypes.isLoaded && offered.length === 0 && (
            <p className="deck-settings__note">
              {numbers.length === 0
                ? t`Add cards to see matching archetypes.`
                : t`No archetype matches these cards.`}
            </p>
          )}
          {offered.length > 0 && (
            <div className="deck-settings__chips" role="group" aria-labelledby="deck-archetypes">
              {offered.map((name) => (
                <ToggleChip
                  key={name}
                  pressed={chosen.includes(name)}
                  icon={<ArchetypeIcon archetype={archetypes.find(name)} />}
                  onClick={() => toggleArchetype(name)}
                >
                  {name}
                </ToggleChip>
              ))}
            </div>
          )}
        </section>
        <SelectField
          label={t`Cover card`}
          value={document.favoritecard}
          onChange={(event) => {
            const favoritecard = event.target.value;
            session.change((before) => ({ ...before, favoritecard }));
          }}
          options={[
            { value: '', label: t`The first card` },
            ...numbers.map((cardno) => ({
              value: cardno,
              label: `${cards.findCard(cardno)?.name ?? cardno} (${cardno})`,
            })),
          ]}
        />
      </div>
    </Dialog>
  );
}

/** The archetype's card picture or a drawn icon. Decorative, because the name is beside it. */
function ArchetypeIcon({ archetype }: { archetype: Archetype | undefined }) {
  const source = archetype?.imageUrl || archetype?.fakeIcon;
  if (!source) return null;
  return <img className="deck-settings__icon" src={source} alt="" width={20} height={20} />;
}
