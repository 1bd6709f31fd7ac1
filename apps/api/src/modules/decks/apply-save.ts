import type { DeckSave } from '@deckframe/contract/decks/decks';
import { parseDeckTexts } from '@deckframe/domain/decks/deck/canonical-text';
import {
  type DeckDocument,
  EMPTY_DOCUMENT,
  parseCommaList,
  printCommaList,
} from '@deckframe/domain/decks/deck/deck-document';
import type { GameConfig } from '@deckframe/domain/game-config';

/** A document with what a save says; what it leaves out stays. */
export function applySave(
  config: GameConfig,
  save: DeckSave,
  base: DeckDocument = EMPTY_DOCUMENT,
): DeckDocument {
  const sent = parseDeckTexts({
    decklist_content: save.decklistContent,
    considering: save.considering ?? '',
    sidedeck: save.sidedeck ?? '',
    resourcedeck: save.resourcedeck ?? '',
  });
  return {
    name: save.name ?? base.name,
    cards: {
      decklist_content: sent.decklist_content,
      considering: save.considering === undefined ? base.cards.considering : sent.considering,
      sidedeck: save.sidedeck === undefined ? base.cards.sidedeck : sent.sidedeck,
      resourcedeck: save.resourcedeck === undefined ? base.cards.resourcedeck : sent.resourcedeck,
    },
    notes: save.notes ?? base.notes,
    visibility: save.visibility ?? base.visibility,
    favoritecard: (save.favoriteCard ?? base.favoritecard).trim(),
    favoritecardlink: save.favoriteCardLink ?? base.favoritecardlink,
    archetype: save.archetype ?? base.archetype,
    selectedItems: readStyles(config, save.selectedItems ?? base.selectedItems),
    energy: readEnergy(config, save.energy ?? base.energy),
    customSeries: readNames(save.customSeries ?? base.customSeries),
  };
}

function readStyles(config: GameConfig, styles: readonly string[]): string[] {
  const known = readNames(styles).filter((style) => config.selectableItems.includes(style));
  return known.slice(0, config['max-selectable-items']);
}

/** In the config's order, as many as the game allows; none where decks choose none. */
function readEnergy({ energyChoice }: GameConfig, energy: readonly string[]): string[] {
  if (!energyChoice) return [];
  return energyChoice.values.filter((value) => energy.includes(value)).slice(0, energyChoice.max);
}

/** As the stored comma list gives them back. */
function readNames(names: readonly string[]): string[] {
  return parseCommaList(printCommaList(names));
}
