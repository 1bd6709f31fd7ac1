/** Whatever has a scheme, or the form of a link in Markdown. */
const ADDRESS = /[a-z][a-z0-9+-]{1,20}:\/\/|https?:|mailto:|www\.|\]\(/iu;
/**
 * A name that ends like a host: a dot with no space behind it, then two letters or more. Endings are
 * too many and too new for a list. One letter before the dot is enough to know, so that a long text is
 * read once.
 */
const HOST = /[\p{L}\p{N}]\.(?:xn--[a-z0-9]|\p{L}[\p{L}\p{M}])/iu;
/** The dot of Chinese and Japanese ends sentences too; between plain letters it parts a host. */
const WIDE_DOT_HOST = /[a-z0-9]。[a-z]{2}/iu;
const IPV4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]*\d)/u;
const IPV6 = /\[[\da-f]*:[\da-f:.]*:[\da-f.]*\]/iu;
/** Not seen, but enough to hide a dot from a filter. */
const UNSEEN = /\p{Cf}/gu;

/** Example: `hasLink('see example.com')` is true, `hasLink('GD01-001. Next')` is false. */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(UNSEEN, '');
  return [ADDRESS, HOST, WIDE_DOT_HOST, IPV4, IPV6].some((form) => form.test(plain));
}
