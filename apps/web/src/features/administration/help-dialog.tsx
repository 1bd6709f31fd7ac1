import type { PageId } from '@deckframe/domain/site/pages/pages';
import { useLingui } from '@lingui/react/macro';
import { pageTitle } from '#lib/message-text.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useToolHelp } from '../staff/help-dialog.tsx';

/** The short form of the handbook, for the tool that is open. */
export function HelpDialog({ page, onClose }: { page: PageId; onClose: () => void }) {
  const { t } = useLingui();
  const tool = pageTitle(page);
  const lines = useToolHelp()(page);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Help: ${tool}`}
      closeLabel={t`Close`}
    >
      <ul className="tool-help">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
