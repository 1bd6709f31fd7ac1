import type { Unlock } from '@deckframe/domain/community/profile/cosmetics';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Describes briefly how an item is earned. */
export function useEarnWords(): (unlock: Unlock) => string {
  const { t } = useLingui();
  return (unlock) => {
    switch (unlock.by) {
      case 'everyone':
        return t`For everyone`;
      case 'level': {
        const { level } = unlock;
        return level === null ? t`From events` : t`Level ${level}`;
      }
      case 'link':
        return t`Add your link`;
      case 'administrator':
        return t`Administrators`;
      case 'count':
        return sayCount(unlock);
      default:
        return t`From events`;
    }
  };
}

function sayCount({ of, needed }: Extract<Unlock, { by: 'count' }>): string {
  switch (of) {
    case 'ratings':
      return plural(needed, { one: 'Rate # card', other: 'Rate # cards' });
    case 'trades':
      return plural(needed, { one: 'Finish # trade', other: 'Finish # trades' });
    case 'publicDecks':
      return plural(needed, { one: 'Publish # deck', other: 'Publish # decks' });
    default:
      return plural(needed, { one: 'Get # like', other: 'Get # likes' });
  }
}
