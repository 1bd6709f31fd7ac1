/** Kept pictures: at most so many, of at most so many bytes. */
export const PICTURE_QUOTA = { count: 2000, bytes: 80 * 1024 * 1024 } as const;

/** One kept picture; the list they are in runs from the least recently seen to the latest. */
export interface StoredPicture {
  readonly url: string;
  readonly bytes: number;
}

/** The list after a picture was seen. */
export function notePicture(kept: readonly StoredPicture[], seen: StoredPicture): StoredPicture[] {
  return [...kept.filter(({ url }) => url !== seen.url), seen];
}

/** Splits the list by the quota: what was not seen for longest goes first. */
export function applyPictureQuota(
  kept: readonly StoredPicture[],
  quota: { readonly count: number; readonly bytes: number } = PICTURE_QUOTA,
): { readonly kept: readonly StoredPicture[]; readonly removed: readonly StoredPicture[] } {
  let bytes = kept.reduce((sum, picture) => sum + picture.bytes, 0);
  let first = 0;
  while (first < kept.length && (kept.length - first > quota.count || bytes > quota.bytes)) {
    bytes -= kept[first]?.bytes ?? 0;
    first += 1;
  }
  return { kept: kept.slice(first), removed: kept.slice(0, first) };
}
