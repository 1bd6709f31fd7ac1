/** An entry of `avatarBackgroundConfig.json`: the style of a plate. */
export interface AvatarBackground {
  readonly class: string;
  /** Class of the plate's edge. */
  readonly outlineClass: string;
  /** Inline style of the picture, such as its visible part. */
  readonly plateStyle: Readonly<Record<string, string>>;
  readonly textClass: string;
  /** Address of a picture or animated picture; null for the plain plate. */
  readonly avatarBackground: string | null;
}

export type AvatarBackgrounds = Readonly<Record<string, AvatarBackground>>;

const DEFAULT_KEY = 'default';

/** The plate before the config is loaded, or without a default entry. */
export const PLAIN_BACKGROUND: AvatarBackground = {
  class: '',
  outlineClass: '',
  plateStyle: {},
  textClass: '',
  avatarBackground: null,
};

/** PROF-21: by lower-cased key, with the default entry for unknown ones. */
export function findBackground(
  backgrounds: AvatarBackgrounds,
  key: string | null | undefined,
): AvatarBackground {
  const wanted = key?.toLowerCase() ?? DEFAULT_KEY;
  return (
    (Object.hasOwn(backgrounds, wanted) ? backgrounds[wanted] : undefined) ??
    backgrounds[DEFAULT_KEY] ??
    PLAIN_BACKGROUND
  );
}
