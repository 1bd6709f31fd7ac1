const ASCII = 'latin1';
const HEAD_BYTES = 12;

/** By their first bytes; what a client says about a file counts for nothing. */
const SIGNS: Record<string, (head: string) => boolean> = {
  jpeg: (head) => head.startsWith('\u{ff}\u{d8}\u{ff}'),
  png: (head) => head.startsWith('\u{89}PNG\r\n\u{1a}\n'),
  gif: (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a'),
  webp: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  avif: (head) => head.startsWith('ftypavi', 4),
};

/** Whether the file is of a kind we take; a drawing language such as SVG is not. */
export function isKnownImage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString(ASCII);
  return Object.values(SIGNS).some((matches) => matches(head));
}
