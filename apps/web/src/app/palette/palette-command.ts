import type { PaletteItem } from '#ui/command-palette.tsx';

/** An entry of the palette and what picking it does. */
export type Command = PaletteItem & { run: () => unknown };
