const YEAR_MS = 365 * 86_400_000;

/** RFC 9116: where a found weakness is reported. The file says itself when it is too old. */
export function printSecurityText(publicUrl: string, contact: string, now: number): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + YEAR_MS).toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
