/** Letters that are taken for digits when a number is copied by eye. */
const ALIKE: Readonly<Record<string, string>> = { l: '1', i: '1', '|': '1', o: '0' };

/** The number that was most likely meant; undefined where no letter looks like a digit. Example: `ST01-00l` gives `ST01-001`. */
export function mendDigits(word: string): string | undefined {
  const at = word.lastIndexOf('-') + 1;
  const tail = word.slice(at);
  if (!/^[\dlio|]*$/i.test(tail) || !/\d/.test(tail)) return undefined;
  const mended =
    word.slice(0, at) + tail.replaceAll(/\D/g, (sign) => ALIKE[sign.toLowerCase()] ?? '');
  return mended === word ? undefined : mended;
}
