export type ArticlePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly alt: string; readonly address: string };

/** A line of its own with a picture that was uploaded here; pictures of elsewhere stay words. */
const PICTURE =
  /^[ \t]*!\[([^\]\n]*)\]\((\/media\/uploads\/contents\/\d{1,18}\/[\w-]{10,64}\.webp)\)[ \t]*$/;

/** The text of an article between its pictures. */
export function splitArticle(body: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let open: string[] = [];
  const close = (): void => {
    const text = open.join('\n');
    if (text.trim() !== '') parts.push({ kind: 'text', text });
    open = [];
  };
  for (const line of body.split(/\r\n|\r|\n/)) {
    const [, alt = '', address] = PICTURE.exec(line) ?? [];
    if (address === undefined) open.push(line);
    else {
      close();
      parts.push({ kind: 'picture', alt, address });
    }
  }
  close();
  return parts;
}

/** The line that shows an uploaded picture. */
export function pictureLine(address: string): string {
  return `![](${address})`;
}
