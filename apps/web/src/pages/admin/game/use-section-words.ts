import { useLingui } from '@lingui/react/macro';

/** Sections in words; a chapter that has none yet is told by its own title. */
export function useSectionWords(): (id: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    features: t`Features`,
    maintenance: t`Maintenance`,
    home: t`Home page and links`,
    rules: t`Rule sets and bans`,
    archetypes: t`Archetypes`,
    'The game': t`Name and color`,
    'Card columns and pictures': t`Card columns and pictures`,
    Series: t`Series`,
    'Search, filters and order': t`Search, filters and order`,
    Decks: t`Decks`,
    'The product': t`Other`,
    versions: t`Versions`,
  };
  return (id) => words[id] ?? id;
}
