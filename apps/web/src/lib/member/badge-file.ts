/** The static file of a badge: `/v3/ctz/badges/twitch.svg`. */
export function badgeFile(startUrl: string, key: string): string {
  return `${startUrl}/ctz/badges/${key}.svg`;
}
