import { useLingui } from '@lingui/react/macro';

/** What happened to a trade last. */
export function useTradeWords(): (who: string, detail: string | null) => string {
  const { t } = useLingui();
  return (who, detail) => {
    switch (detail) {
      case 'offer':
        return t`${who} proposes a trade`;
      case 'counter':
        return t`${who} made a counter-offer`;
      case 'confirm':
        return t`${who} confirmed your trade`;
      case 'done':
        return t`Your trade with ${who} is done`;
      case 'undo':
        return t`${who} wants to undo your trade`;
      case 'undone':
        return t`Your trade with ${who} was undone`;
      case 'decline':
        return t`${who} declined your trade`;
      default:
        return t`${who} withdrew a trade`;
    }
  };
}
