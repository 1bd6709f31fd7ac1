import { findPage } from '@deckframe/domain/site/pages/page-path';
import type { Page } from '@playwright/test';

export type Judged = 'everything' | 'colors';

/** A view that axe checked. */
export type AxeView = {
  judged: Judged;
  /** The page and its open dialog, such as `deck · dialog.report-dialog`. */
  place: string;
  /** `dark`, `light` or `forced`; `strong` is added for high contrast. */
  theme: string;
  width: number;
  /**
   * Kinds of visible elements by tag, role, classes and state, which distinguish the states of a
   * page.
   */
  parts: string[];
};

type Seen = Omit<AxeView, 'place' | 'judged'> & { path: string; open: string[] };

/**
 * Describes the current content of a page. Views with equal place, theme and parts are the same.
 */
export async function describeView(page: Page, judged: Judged): Promise<AxeView> {
  const { path, open, ...rest } = await page.evaluate(readView);
  const match = findPage(path.replace(/^\/v3\/[^/]+/, ''));
  return { place: [match?.page.id ?? 'unknown', ...open].join(' · '), judged, ...rest };
}

function readView(): Seen {
  const STATES = ['checked', 'current', 'disabled', 'expanded', 'invalid', 'pressed', 'selected'];
  const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null;
  const nameOf = (element: Element): string => {
    const classes = [...element.classList].filter((name) => !/\d/.test(name));
    return [element.tagName.toLowerCase(), ...classes].join('.');
  };
  const partOf = (element: Element): string => {
    const states = STATES.flatMap((state) => {
      const value = element.getAttribute(`aria-${state}`);
      return value === null || value === 'false' ? [] : `${state}=${value}`;
    });
    if (element.matches(':disabled') && !states.includes('disabled=true')) {
      states.push('disabled=true');
    }
    const role = element.getAttribute('role');
    const facts = [...(role === null ? [] : [`role=${role}`]), ...states];
    return [nameOf(element), ...facts.map((fact) => `[${fact}]`)].join('');
  };
  const elements = [...document.querySelectorAll('body, body *:not(svg *)')].filter(isVisible);
  const root = document.documentElement;
  const isStrong = 'strong' in root.dataset;
  const isForced = matchMedia('(forced-colors: active)').matches;
  return {
    path: location.pathname,
    open: elements.filter((element) => element.matches(OPEN)).map(nameOf),
    theme: `${isForced ? 'forced' : (root.dataset['theme'] ?? 'dark')}${isStrong ? ' strong' : ''}`,
    width: innerWidth,
    parts: [...new Set(elements.map(partOf))].toSorted(),
  };
}
