/**
 * Runs in the page. Returns elements with two equal siblings in everything that axe checks: tag,
 * classes, role, states, colours, and the same for all ancestors. Their content is repeated too;
 * only texts, addresses and positions differ.
 */
export function findRepeats(): Element[] {
  const JUDGED = 2;
  /** Attributes whose values differ between items. Only their presence counts. */
  const VARYING =
    /^(?:id|for|name|value|href|src|srcset|alt|title|style|datetime|d|transform|data-.*|aria-(?:label|labelledby|describedby|controls|owns|rowindex|posinset|valuenow|valuetext|activedescendant))$/;
  const paths = new Map<string, number>();
  const counts = new Map<number, number>();

  const pathOf = (element: Element, parent: number): number => {
    const { color, backgroundColor, opacity } = getComputedStyle(element);
    const attributes = Array.from(element.attributes, ({ name, value }) =>
      VARYING.test(name) ? `${name}=${value.trim() === ''}` : `${name}=${value}`,
    ).toSorted();
    const isEmpty = (element.textContent ?? '').trim() === '';
    const facts = [parent, element.tagName, attributes, color, backgroundColor, opacity, isEmpty];
    const key = JSON.stringify(facts);
    const path = paths.get(key) ?? paths.size;
    paths.set(key, path);
    return path;
  };

  /** Returns the largest repeated elements of a subtree, possibly the subtree itself. */
  const look = (element: Element, parent: number): Element[] => {
    const path = pathOf(element, parent);
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    const children = Array.from(element.children);
    const inside = children.map((child) => look(child, path));
    const isWhole = children.every((child, place) => inside[place]?.[0] === child);
    return count > JUDGED && isWhole ? [element] : inside.flat();
  };
  return look(document.body, -1);
}
