import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { partnerQuery, type Terms, type Trade, type TradeLine } from '../collection/trades/api.ts';
import type { Choice } from '../collection/trades/chosen-cards.tsx';
import { TermsEditor } from '../collection/trades/terms-editor.tsx';

export type CounterEditorProps = {
  trade: Trade;
  busy: boolean;
  onSend: (terms: Terms) => void;
  onCancel: () => void;
};

/** The terms of a trade, open for change. */
export function CounterEditor({ trade, busy, onSend, onCancel }: CounterEditorProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const { data, isError } = useQuery(partnerQuery(api, gameid, trade.partner?.id ?? ''));
  if (data === undefined && !isError) return <Skeleton height={320} />;
  const { mine = [], theirs = [] } = data ?? {};
  return (
    <TermsEditor
      partner={trade.partner?.username ?? ''}
      mine={withLines(mine, trade.give, (line) => line.mine)}
      theirs={withLines(theirs, trade.get, (line) => line.theirs ?? line.copies)}
      start={{ give: toChosen(trade.give), get: toChosen(trade.get) }}
      sendLabel={t`Send counter-offer`}
      busy={busy}
      onSend={onSend}
      onCancel={onCancel}
    />
  );
}

const toChosen = (lines: readonly TradeLine[]): ReadonlyMap<string, number> =>
  new Map(lines.map(({ cardno, copies }) => [cardno, copies]));

/** What stands in the terms can stay there, even where nobody offers it any more. */
function withLines(
  choices: readonly Choice[],
  lines: readonly TradeLine[],
  count: (line: TradeLine) => number,
): Choice[] {
  const known = new Set(choices.map(({ cardno }) => cardno));
  const further = lines.filter(({ cardno }) => !known.has(cardno));
  return [
    ...choices,
    ...further.map((line) => ({ cardno: line.cardno, copies: count(line), isWanted: false })),
  ];
}
