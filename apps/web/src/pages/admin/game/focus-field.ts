/** Moves to the field at a place of the config, or to the nearest part around it. */
export function focusField(path: string): boolean {
  for (let place = path; place.length > 1; place = place.slice(0, place.lastIndexOf('/'))) {
    const field = document.getElementById(`config${place}`);
    if (field) {
      for (let box = field.closest('details'); box; box = findOuter(box)) box.open = true;
      field.focus();
      return true;
    }
  }
  return false;
}

const findOuter = (box: Element): HTMLDetailsElement | null =>
  box.parentElement?.closest('details') ?? null;
