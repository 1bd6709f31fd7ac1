/** The bytes of a text. Lone surrogates become the replacement character, as everywhere. */
export function toUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text.toWellFormed()) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point, 0));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point, 6), tail(point, 0));
    else bytes.push(0xf0 | (point >> 18), tail(point, 12), tail(point, 6), tail(point, 0));
  }
  return Uint8Array.from(bytes);
}

function tail(point: number, shift: number): number {
  return 0x80 | ((point >> shift) & 0x3f);
}
