import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { Panel } from '#ui/panel.tsx';
import type { TradeLine } from '../collection/trades/api.ts';
import { CardRow } from '../collection/trades/card-row.tsx';
import { SideValue } from '../collection/trades/side-value.tsx';

export type SidePanelProps = {
  heading: ReactNode;
  lines: readonly TradeLine[];
  cards: ReadonlyMap<string, CatalogueCard>;
  /** `give`: from me to them. */
  side: 'get' | 'give';
  /** Whether copies will still move: then what each owns afterwards is shown. */
  isOpen: boolean;
};

/** What one side gives, and what both own of it afterwards. */
export function SidePanel({ heading, lines, cards, side, isOpen }: SidePanelProps) {
  const { t } = useLingui();
  const sign = side === 'give' ? -1 : 1;
  return (
    <Panel heading={heading} aside={<SideValue lines={lines} cards={cards} />}>
      <ul className="trade-cards">
        {lines.map((line) => (
          <CardRow
            key={line.cardno}
            cardno={line.cardno}
            card={cards.get(line.cardno)}
            note={isOpen && side === 'give' && line.mine === line.copies ? t`your last` : undefined}
          >
            <span className="trade-card__end">
              <b className="trade-card__copies">×{line.copies}</b>
              {isOpen && <Afterwards line={line} change={sign * line.copies} />}
            </span>
          </CardRow>
        ))}
      </ul>
    </Panel>
  );
}

function Afterwards({ line, change }: { line: TradeLine; change: number }) {
  const { mine, theirs } = line;
  const [mineAfter, theirsAfter] = [mine + change, (theirs ?? 0) - change];
  return (
    <span className="trade-card__after">
      <Trans>
        You: {mine} → {mineAfter}
      </Trans>
      {theirs !== null && (
        <span>
          <Trans>
            They: {theirs} → {theirsAfter}
          </Trans>
        </span>
      )}
    </span>
  );
}
