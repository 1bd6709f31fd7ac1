type ArticlePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly alt: string; readonly address: string };

/** A line with an uploaded picture. Pictures of other sites stay text. */
const PICTURE =
  /^[ \t]*!\[([^\]\n]*)\]\((\/media\/uploads\/contents\/\d{1,18}\/[\w-]{10,64}\.webp)\)[ \t]*$/;

/** A card number or deck id mentioned in an article. */
export type Mention = { readonly kind: 'card' | 'deck'; readonly id: string };

export type MentionPart = string | Mention;

/** Limit of mentions that become links; further ones stay text. */
export const MENTIONS_MAX = 60;

const MENTION = /\[\[(deck:)?([^[\]\s]{1,64})\]\]/g;

/** Splits text and mentions. Example: `Play [[GD01-001]]!` gives `Play `, the card and `!`. */
export function splitMentions(text: string): MentionPart[] {
  const parts: MentionPart[] = [];
  let at = 0;
  for (const match of text.matchAll(MENTION)) {
    const [whole, deck, id = ''] = match;
    if (match.index > at) parts.push(text.slice(at, match.index));
    parts.push({ kind: deck === undefined ? 'card' : 'deck', id });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** Returns each id of a kind once, in text order. */
export function listMentions(text: string, kind: Mention['kind']): string[] {
  const ids = splitMentions(text).flatMap((part) =>
    typeof part !== 'string' && part.kind === kind ? [part.id] : [],
  );
  return [...new Set(ids)].slice(0, MENTIONS_MAX);
}

/** Splits an article into text and pictures. */
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

/** Returns the line that shows an uploaded picture. */
export function pictureLine(address: string): string {
  return `![](${address})`;
}
