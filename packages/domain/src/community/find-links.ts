/** What browsers and mail programs make a link of, as far as a comment can hold it. */
const LINK =
  /(?:https?:|mailto:|www\.|\]\()|\b[a-z0-9-]+\.(?:com|net|org|io|gg|tv|me|ly|xyz|shop|ru|cn)\b/iu;

/** Example: `hasLink('see example.com')` is true, `hasLink('GD01-001. Next')` is false. */
export function hasLink(text: string): boolean {
  return LINK.test(text.normalize('NFKC'));
}
