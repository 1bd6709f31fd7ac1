/** Handles steps before the router. */
export const popstate: { hear?: (event: Event) => void } = {};

/** Must run before the router is created. */
export function hearPopstate(): void {
  addEventListener('popstate', (event) => popstate.hear?.(event));
}
