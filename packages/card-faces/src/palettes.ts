/**
 * Colours of the demo worlds. Each palette has three skies, a base colour, and a glow in the
 * complementary colour.
 */
export type Sky = readonly [zenith: string, high: string, low: string, horizon: string];

export type Palette = {
  readonly letter: string;
  /** Light tone for glyphs and highlights. */
  readonly bright: string;
  readonly base: string;
  readonly deep: string;
  readonly glow: string;
  readonly skies: readonly [Sky, Sky, Sky];
};

const sky = (colors: string): Sky => {
  const [zenith = '', high = '', low = '', horizon = ''] = colors.split(' ').map((c) => `#${c}`);
  return [zenith, high, low, horizon];
};

const palette = (
  letter: string,
  [bright, base, deep, glow]: readonly [string, string, string, string],
  skies: readonly [string, string, string],
): Palette => ({
  letter,
  bright,
  base,
  deep,
  glow,
  skies: [sky(skies[0]), sky(skies[1]), sky(skies[2])],
});

export const PALETTES = {
  Blue: palette(
    'B',
    ['#358bf6', '#2b69db', '#081736', '#ffb765'],
    ['060b24 12357f 4296e6 cdeaff', '090d2c 203388 6a86e6 ffdcc4', '03131f 0b4c71 24a5c6 dcfbff'],
  ),
  Red: palette(
    'R',
    ['#f8495a', '#cf2f2a', '#2a080c', '#8bf0ff'],
    ['180408 6d1020 e2452f ffd6a6', '150414 5d103c d93a52 ffbd92', '1c0905 7d280d f06c2d ffe6b4'],
  ),
  Green: palette(
    'G',
    ['#23daa1', '#178a5b', '#04231a', '#ffd95c'],
    ['03130f 0b4b39 26a372 dcf8bf', '041a1b 0a5753 2eb594 f4f6b6', '0a1606 2c5513 70b53d f6f8c6'],
  ),
  Yellow: palette(
    'Y',
    ['#f6c330', '#e8a519', '#2b1b04', '#74dbff'],
    ['191003 714607 f1ab22 fff5cf', '1b0c08 7c3814 f5ae3c fff2d6', '11120b 575420 dcc445 fffce4'],
  ),
  Purple: palette(
    'P',
    ['#c4a4fe', '#6d3bcb', '#160a36', '#62ffdd'],
    ['0c0620 37157d 8d52e2 f2cfff', '14041a 54116e b447d1 ffd0ea', '080a24 27277f 735fe9 ded9ff'],
  ),
  White: palette(
    'W',
    ['#f3f5f8', '#b9c4cf', '#1a2129', '#ffc44f'],
    ['0e131a 3d4b5c a4b6c9 ffffff', '14110f 564d48 bcb0a7 fffbf4', '0b151b 315569 94c5da f6feff'],
  ),
  Black: palette(
    'K',
    ['#a9b4c4', '#3a4456', '#0a0d14', '#ff8a5c'],
    ['05070b 1b2230 4a5870 c3d0e4', '0a0709 2b2029 625061 e6d3dc', '050a0a 182a2c 3f6467 c6e4e2'],
  ),
  Rainbow: palette(
    'A',
    ['#f7c6ff', '#8b4bc8', '#1a1030', '#7df9ff'],
    ['10082a 5a1d8a f0609f ffe3a6', '06122e 1a4aa0 4fd0c0 fdf6b0', '1a0a24 8a2460 ff8a5c fff0c0'],
  ),
  Neutral: palette(
    'N',
    ['#c9d3dd', '#5d6a79', '#12171d', '#ffcf7a'],
    ['0b0e13 2b3643 7f90a3 eef4fa', '0e0d10 37333b 8d8794 f6f1f6', '0a1012 27383c 74959b ecf8f8'],
  ),
  Grass: palette(
    'G',
    ['#8ddb4a', '#3f8f2c', '#0d2609', '#ffe36b'],
    ['0a1d12 1f6b3a 7cc95a f3fbc4', '06201c 14705a 5ccf8e eaffd0', '14200a 4b7a1c a9d24b fdffd2'],
  ),
  Fire: palette(
    'F',
    ['#ff7a3c', '#d4481c', '#2e0d06', '#ffe27a'],
    ['1d0608 8a1f14 f5722b ffe3a0', '230a12 8f1c3a f4684a ffd9b0', '200d04 93430d f79a2c fff2bf'],
  ),
  Water: palette(
    'W',
    ['#4cc3ff', '#1f78c8', '#06203c', '#fff0a8'],
    ['04122c 0f4f94 45b4ea e3faff', '051c2c 0b6b86 3cc9cf e6fff6', '0a0f34 2a44a8 6fa2f2 f4f0ff'],
  ),
  Lightning: palette(
    'L',
    ['#ffd93b', '#d99b0c', '#2a1c04', '#8ad7ff'],
    ['1a1220 6b4a10 f2b92a fff8cf', '16142c 5c4a6e eabf45 fffbe0', '201604 7d5a08 f6cf3a fffde6'],
  ),
  Psychic: palette(
    'P',
    ['#ee8cf0', '#a23bb4', '#280a33', '#8cfff0'],
    ['14062a 5b1f8c d262d8 ffdcf6', '1d0626 7a1c72 ea6fae ffe6ee', '0c0a30 3a2f9c a183f0 f3e6ff'],
  ),
  Fighting: palette(
    'T',
    ['#e8965a', '#a8552a', '#2a1208', '#9ff0e0'],
    ['1a0d08 6d3a1c d98a4c ffe6c0', '1c1008 74491a dba557 fff0cb', '180a0a 6a2c22 cd6f4e ffdcc6'],
  ),
  Darkness: palette(
    'D',
    ['#8aa0d8', '#33436e', '#070b1a', '#ff7ac0'],
    ['04060f 18224a 48609c c8d6ff', '090512 2a1c52 62509c dccdf8', '03090f 122f3e 376a7c c0e8ee'],
  ),
  Metal: palette(
    'M',
    ['#c3ced8', '#6f8090', '#151c22', '#ffb36b'],
    ['0b1016 34434f 92a8b8 f4fafd', '10100f 49463f a8a295 fbf8ee', '0a1216 2b4c58 7fb0bd eefcff'],
  ),
  Dragon: palette(
    'O',
    ['#e2c45a', '#8c7420', '#211a06', '#7ff0c0'],
    ['0a1410 2f5a3a b6a23e fff4be', '140c18 4f3a6e c09a52 fff0cc', '0a1222 27486e a5a46a fdf6cf'],
  ),
  Colorless: palette(
    'C',
    ['#e9e2d6', '#9a8f80', '#1f1a15', '#8fd8ff'],
    ['14110e 5a5046 b9ab98 fffaf0', '10131a 47536a a3b2ca fafcff', '181214 5c4a50 bda7aa fff6f4'],
  ),
} as const satisfies Record<string, Palette>;

export type PaletteId = keyof typeof PALETTES;
export const isPaletteId = (value: string): value is PaletteId => Object.hasOwn(PALETTES, value);
