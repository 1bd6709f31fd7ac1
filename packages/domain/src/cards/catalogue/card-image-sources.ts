/** Returns the picture address for each stored width, from the game's template. */
export function cardImageSources(template: string, widths: readonly number[], image: string) {
  const at = (width: number) =>
    template
      .replaceAll('{width}', String(width))
      .replaceAll('{image}', () => encodeURIComponent(image));
  const sorted = [...widths].sort((a, b) => a - b);
  const largest = sorted.at(-1);
  return {
    src: largest === undefined ? '' : at(largest),
    srcSet: sorted.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}
