/** Open focus traps, topmost last. */
const holders: HTMLElement[] = [];

/**
 * Keeps Tab inside a modal dialog; use it as `ref`. Base UI's guards return the focus one frame
 * later, so a second Tab could reach the page behind. This one wraps before the focus leaves, and
 * moves it inside if necessary.
 */
export function holdTab(popup: HTMLElement | null): (() => void) | undefined {
  if (popup === null) return undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented || holders.at(-1) !== popup) return;
    const active = document.activeElement;
    // A menu or list of the dialog is in its own portal and handles its own keys.
    const portal = active?.closest('[data-base-ui-portal]');
    if (portal && !portal.contains(popup) && !popup.contains(portal)) return;
    const stops = listTabStops(popup);
    const first = stops[0];
    const last = stops.at(-1);
    const isAtEdge = active === (event.shiftKey ? first : last) || active === popup;
    if (first === undefined || last === undefined) return;
    if (active !== null && popup.contains(active) && !isAtEdge) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  };
  holders.push(popup);
  document.addEventListener('keydown', onKeyDown, true);
  return () => {
    holders.splice(holders.indexOf(popup), 1);
    document.removeEventListener('keydown', onKeyDown, true);
  };
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** Lists tab stops in order. Of a radio group only the selected one. */
function listTabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isUnchosenRadio(root, element),
  );
}

function isUnchosenRadio(root: HTMLElement, element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
  if (element.checked || element.name === '') return false;
  const name = CSS.escape(element.name);
  return root.querySelector(`input[type=radio][name="${name}"]:checked`) !== null;
}
