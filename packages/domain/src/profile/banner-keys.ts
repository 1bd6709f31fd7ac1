/** The banners whose pictures ship with the app, without their names: plates are drawn on every page. */
export const BANNER_KEYS =
  'skyline foundry deepfield vanguard sovereign longwatch thicket highnoon rampart starfall pinnacle glass'.split(
    ' ',
  );
