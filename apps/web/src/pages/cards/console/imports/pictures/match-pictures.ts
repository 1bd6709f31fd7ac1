/** The fields of a card that concern its picture. */
export interface PicturedCard {
  readonly cardno: string;
  readonly name: string;
  readonly image: string | null;
}

type Named = Pick<File, 'name' | 'size'>;

export type Misfit = 'type' | 'large' | 'unknown' | 'twice';

export interface PictureMatch<Picture extends Named> {
  readonly matched: readonly { file: Picture; card: PicturedCard }[];
  readonly left: readonly { file: Picture; why: Misfit }[];
}

const ENDING = /\.(jpe?g|png|webp|gif|avif)$/i;

export function matchPictures<Picture extends Named>(
  files: readonly Picture[],
  cards: readonly PicturedCard[],
  maxBytes: number,
): PictureMatch<Picture> {
  const byNumber = new Map(cards.map((card) => [spell(card.cardno), card]));
  const matched = new Map<string, { file: Picture; card: PicturedCard }>();
  const left: { file: Picture; why: Misfit }[] = [];
  for (const file of files) {
    const card = byNumber.get(spell(file.name.replace(ENDING, '')));
    const why = findMisfit(file, maxBytes) ?? (card ? undefined : 'unknown');
    if (why || !card) left.push({ file, why: why ?? 'unknown' });
    else if (matched.has(card.cardno)) left.push({ file, why: 'twice' });
    else matched.set(card.cardno, { file, card });
  }
  return { matched: [...matched.values()], left };
}

function findMisfit({ name, size }: Named, maxBytes: number): Misfit | undefined {
  if (!ENDING.test(name)) return 'type';
  return size > maxBytes ? 'large' : undefined;
}

/** Normalizes file names: `GD01/001` may be `gd01-001` or `GD01_001`. */
function spell(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/[/_ :]/g, '-');
}
