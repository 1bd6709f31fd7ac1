/** An address with a scheme, or a Markdown link. */
const ADDRESS = /[a-z][a-z0-9+-]{1,20}:\/\/|https?:|mailto:|www\.|\]\(/iu;
/**
 * A name that looks like a host: a dot followed by two letters. It needs only one character before
 * the dot, so long texts are scanned once.
 */
const HOST = /[\p{L}\p{N}]\.(?:xn--[a-z0-9]|\p{L}[\p{L}\p{M}])/iu;
/** The ideographic full stop also ends sentences, so it counts only between Latin letters. */
const WIDE_DOT_HOST = /[a-z0-9]。[a-z]{2}/iu;
const IPV4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]*\d)/u;
const IPV6 = /\[[\da-f]*:[\da-f:.]*:[\da-f.]*\]/iu;
/** Invisible characters that could hide a dot. */
const UNSEEN = /\p{Cf}/gu;

/** Example: `hasLink('see example.com')` is true, `hasLink('GD01-001. Next')` is false. */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(UNSEEN, '');
  return [ADDRESS, HOST, WIDE_DOT_HOST, IPV4, IPV6].some((form) => form.test(plain));
}
