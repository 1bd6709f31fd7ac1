import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Trade } from './api.ts';

export type UndoPanelProps = { trade: Trade; busy: boolean; onUndo: () => void };

/** After a trade: where the cards are, and how both can undo it within a day. */
export function UndoPanel({ trade, busy, onUndo }: UndoPanelProps) {
  const { i18n, t } = useLingui();
  const name = trade.partner?.username ?? t`Deleted user`;
  const until = i18n.date(trade.expiresAt, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  if (trade.state === 'undone') {
    return <Notice tone="info" title={t`Undone. The cards are back in both collections.`} />;
  }
  const canUndo = trade.acts.includes('undo');
  return (
    <>
      <Notice tone="info" title={t`Both collections have changed.`}>
        <Link to="/collection">
          <Trans>View my collection</Trans>
        </Link>
      </Notice>
      {(canUndo || trade.undoBy === 'me') && (
        <Panel heading={t`Undo`}>
          <p className="trade-undo">
            {trade.undoBy === 'me' &&
              t`You asked to undo this trade. It happens when ${name} asks for it too, until ${until}.`}
            {trade.undoBy === 'them' &&
              t`${name} asks to undo this trade. If you agree, the cards go back.`}
            {trade.undoBy === null &&
              t`A mistake? Until ${until} both of you can undo it together.`}
          </p>
          {canUndo && (
            <Button size="sm" icon={<Undo2 size={15} />} busy={busy} onClick={onUndo}>
              {trade.undoBy === 'them' ? t`Undo the trade` : t`Ask to undo`}
            </Button>
          )}
        </Panel>
      )}
    </>
  );
}
