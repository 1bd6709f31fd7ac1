/**
 * Runs in the page. Returns the elements that two others equal in everything that axe judges: tag,
 * classes, role, states, colors, and the same of all elements around them. What is inside is
 * repeated too. Only words, addresses and places differ.
 */
export function findRepeats(): Element[] {
  const JUDGED = 2;
  /** Their values differ from item to item: what counts is whether there is one. */
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

  /** Returns the largest repeated elements of a subtree: the subtree itself, if all of it is. */
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
