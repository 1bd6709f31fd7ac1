import { useLingui } from '@lingui/react/macro';
import type { ThemeChoice } from '#lib/theme/theme-choice.ts';

/** The names of the themes, and their titles in a list of actions. */
export function useThemeNames() {
  const { t } = useLingui();
  const names: Readonly<Record<ThemeChoice, string>> = {
    system: t`System`,
    dark: t`Dark`,
    light: t`Light`,
    contrast: t`High contrast`,
  };
  const titleOf = (choice: ThemeChoice) => {
    const name = names[choice];
    return t`Theme: ${name}`;
  };
  return { names, titleOf };
}
