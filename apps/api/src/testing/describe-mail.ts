import type { CaughtMail } from './mail-catcher.ts';

const LINK = /https?:\/\/[^\s"'<>)\]]+/g;

/** Returns subject and links of a caught mail, so that developers can follow them. */
export function describeMail({
  to,
  subject,
  raw,
}: Pick<CaughtMail, 'to' | 'subject' | 'raw'>): string {
  const links = new Set(decodeBody(raw).match(LINK));
  return [`to ${to.join(', ')}: ${subject}`, ...[...links].map((link) => `  ${link}`)]
    .map((line) => `mail   | ${line}`)
    .join('\n');
}

/** Decodes quoted-printable: lines end with `=`, and `=3D` is `=`. */
function decodeBody(raw: string): string {
  if (!/^content-transfer-encoding:\s*quoted-printable/im.test(raw)) return raw;
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}
