/** Limits of cached pictures. */
export const PICTURE_QUOTA = { count: 2000, bytes: 80 * 1024 * 1024 } as const;

/** A cached picture. The list runs from the least to the most recently seen. */
export interface StoredPicture {
  readonly url: string;
  readonly bytes: number;
}

/** Returns the list after a picture was seen. */
export function notePicture(
  retained: readonly StoredPicture[],
  seen: StoredPicture,
): StoredPicture[] {
  return [...retained.filter(({ url }) => url !== seen.url), seen];
}

/** Splits the list by the quota and evicts the least recently seen. */
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
