/** Single keys of the builder, listed in the dialog of shortcuts too. */
export const BUILDER_HOTKEYS: Readonly<Record<string, 'filters' | 'hand' | 'jump'>> = {
  d: 'jump',
  f: 'filters',
  t: 'hand',
};
