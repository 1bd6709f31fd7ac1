/** @internal Whether an address is a script of our own build: a chunk, or the worker of the site. */
export function isOwnScript(address: string, page: string): boolean {
  const { origin, pathname, search } = new URL(address, page);
  const isOurs = /^\/(?:assets\/[\w-][\w.-]*|v3\/sw)\.js$/.test(pathname + search);
  return isOurs && origin === new URL(page).origin;
}

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => unknown;
}

/**
 * Lets workers start from our own scripts. The page's policy (`require-trusted-types-for`) refuses
 * all other code strings, and all HTML strings.
 */
export function admitOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address, window.location.href) ? address : null),
  });
}
