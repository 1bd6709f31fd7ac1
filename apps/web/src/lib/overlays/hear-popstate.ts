/** What hears of a step back or forward before the router does. */
export const popstate: { hear?: (event: Event) => void } = {};

/** Called before the router is made: a window tells its listeners in the order they came. */
export function hearPopstate(): void {
  addEventListener('popstate', (event) => popstate.hear?.(event));
}
