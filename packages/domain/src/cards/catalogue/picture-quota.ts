/** Kept pictures: at most so many, of at most so many bytes. */
export const PICTURE_QUOTA = { count: 2000, bytes: 80 * 1024 * 1024 } as const;

/** One kept picture; the list they are in runs from the least recently seen to the latest. */
export interface StoredPicture {
  readonly url: string;
  readonly bytes: number;
}

/** The list after a picture was seen. */
export function notePicture(
  retained: readonly StoredPicture[],
  seen: StoredPicture,
): StoredPicture[] {
  return [...retained.filter(({ url }) => url !== seen.url), seen];
}

/** Splits the list by the quota: what was not seen for longest goes first. */
export function applyPictureQuota(
  retained: readonly StoredPicture[],
  quota: { readonly count: number; readonly bytes: number } = PICTURE_QUOTA,
): { readonly retained: readonly StoredPicture[]; readonly removed: readonly StoredPicture[] } {
  let bytes = retained.reduce((sum, picture) => sum + picture.bytes, 0);
  let first = 0;
  while (
    first < retained.length &&
    (retained.length - first > quota.count || bytes > quota.bytes)
  ) {
    bytes -= retained[first]?.bytes ?? 0;
    first += 1;
  }
  return { retained: retained.slice(first), removed: retained.slice(0, first) };
}
