/** Puts the focus on the card of the list that has it next; false where no cards are listed. */
export function focusResults(): boolean {
  const card = document.querySelector<HTMLElement>('[role="grid"] [data-index][tabindex="0"]');
  card?.focus();
  return card !== null;
}
