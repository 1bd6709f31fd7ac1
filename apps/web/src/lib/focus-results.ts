/** Focuses the current card of the list; false if there is no list. */
export function focusResults(): boolean {
  return focusOn('[tabindex="0"]');
}

/** Moves the focus to the first result. */
export function focusFirstResult(): boolean {
  return focusOn('[data-index="0"]') || focusResults();
}

function focusOn(which: string): boolean {
  const card = document.querySelector<HTMLElement>(`[role="grid"] [data-index]${which}`);
  card?.focus();
  return card !== null;
}
