import type { CollectionView } from '../collection/entries/collection-view.ts';
import { printText } from './print-query.ts';

/** The view filters of a collection as a query. Example: hiding what is collected is `own=0`. */
export function printView(view: CollectionView): string {
  const tags = view.tags.map((tag) => `tag=${printText(tag)}`);
  const parts = [
    view.hideCollected && 'own=0',
    view.onlyCollected && 'own>=1',
    view.onlyTrading && 'is:trading',
    view.onlyWanted && 'is:wanted',
    tags.length > 0 && `(${tags.join(' or ')})`,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** What was asked, of the cards that the view shows. */
export function narrowToView(search: string | undefined, view: CollectionView): string | undefined {
  const asked = printView(view);
  if (asked === '') return search;
  return search === undefined || search.trim() === '' ? asked : `(${search}) ${asked}`;
}
