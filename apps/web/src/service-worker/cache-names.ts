const PREFIX = 'deckframe-';
const SHELL_PREFIX = `${PREFIX}shell-`;

export const CONFIG_CACHE = `${PREFIX}configs`;
export const PICTURE_CACHE = `${PREFIX}pictures`;
export const SHELL_PATH = '/v3/shell.html';

export function shellCacheOf(version: string): string {
  return `${SHELL_PREFIX}${version}`;
}

export function isShellCache(name: string): boolean {
  return name.startsWith(SHELL_PREFIX);
}

export function isOurCache(name: string): boolean {
  return name.startsWith(PREFIX);
}
