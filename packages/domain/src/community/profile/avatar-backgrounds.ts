/** One entry of `avatarBackgroundConfig.json`: how a plate with this background looks. */
export interface AvatarBackground {
  /** Class of the plate. */
  readonly class: string;
  /** Class of the plate's edge. */
  readonly outlineClass: string;
  /** Style of the picture, such as the part of it that is shown. */
  readonly plateStyle: Readonly<Record<string, string>>;
  /** Class of the name. */
  readonly textClass: string;
  /** Address of a picture or animated picture; null for the plain plate. */
  readonly avatarBackground: string | null;
}

export type AvatarBackgrounds = Readonly<Record<string, AvatarBackground>>;

const DEFAULT_KEY = 'default';

/** The plate while the config is unknown or has no default of its own. */
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
