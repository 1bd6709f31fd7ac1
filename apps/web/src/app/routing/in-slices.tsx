import { useLingui } from '@lingui/react';
import type { RouteComponent } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';

let hasShownPage = false;

/**
 * The first page of a visit is drawn after the shell around it and in slices of a few milliseconds,
 * between which the browser answers presses; drawn at once, it holds up a slow phone for a second.
 * Later pages come from a press, and replace the one before in one go.
 */
export function inSlices(Page: RouteComponent): RouteComponent {
  function SlicedPage() {
    // A page may read its title and nothing else: a new language draws it anew.
    useLingui();
    const isDue = useDeferredValue(true, hasShownPage);
    useEffect(() => {
      if (isDue) hasShownPage = true;
    }, [isDue]);
    return isDue ? <Page /> : null;
  }
  // It goes by the name of its page.
  return Object.defineProperty(SlicedPage, 'name', { value: Page.name });
}
