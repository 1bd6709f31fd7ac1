import { fillPath, getPage } from '../../site/pages/page-path.ts';

interface Place {
  readonly type:
    | 'archetype'
    | 'card'
    | 'custom-series'
    | 'deck'
    | 'profile'
    | 'tournament'
    | 'trade';
  readonly id: string;
  readonly comment: string | null;
}

/** Returns the path within a game of something people speak of. Example: `/deck/7Kd#comment-12`. */
export function placePath({ type, id, comment }: Place): string {
  const path = {
    archetype: () => fillPath(getPage('metaArchetype').path, { id }),
    card: () => fillPath(getPage('card').path, { cardno: id }),
    'custom-series': () => `${getPage('studio').path}?series=${id}`,
    deck: () => fillPath(getPage('deck').path, { deckId: id }),
    profile: () => fillPath(getPage('profile').path, { userId: id }),
    tournament: () => fillPath(getPage('tournament').path, { id }),
    trade: () => fillPath(getPage('trade').path, { tradeId: id }),
  }[type]();
  return comment === null ? path : `${path}#comment-${comment}`;
}
