import type { PageId } from '@deckframe/domain/site/pages/pages';
import { useLingui } from '@lingui/react/macro';
import { pageTitle } from '#lib/message-text.ts';
import { Dialog } from '#ui/dialog.tsx';

/** Common help for tools without their own text. */
function useToolHelp(): (page: PageId) => readonly string[] {
  const { t } = useLingui();
  const always = t`Everything you do here is in the audit log, with what it was before.`;
  const words: Partial<Record<PageId, readonly string[]>> = {
    admin: [
      t`Each tool on the left does one thing; the search (Ctrl K) finds them too.`,
      t`Your roles count once your account has a second factor.`,
    ],
    adminUsers: [
      t`Find a member by the beginning of the name, then open the sheet.`,
      t`Roles log the member out; a suspension needs words that they read.`,
      t`EXP is corrected by one more entry. Notes are for staff alone.`,
      t`Only a Superadmin acts on a Superadmin, and nobody on themselves.`,
    ],
    adminCards: [
      t`Changed cells are a draft on your device. Review changes shows before and after, then writes all or nothing.`,
      t`Publish, Hide and Schedule act on the chosen cards, History on the one under the cursor.`,
    ],
    adminPrintings: [
      t`Drag a printing onto the main one, or use the two buttons under it. One press saves all.`,
    ],
    adminDecks: [
      t`A locked deck cannot be changed or deleted, and its owner’s list does not show it.`,
      t`Starter decks are shown to everyone who filters public decklists by them.`,
    ],
    adminImports: [
      t`Choose, drop or paste a file. Nothing is written before you have seen what it changes.`,
      t`A written file of cards can be undone as a whole; what was changed since stays.`,
      t`A picture is for the card whose number its file is named after.`,
    ],
    renumber: [
      t`Type the number a card has; you see where it stands before you give it another.`,
      t`The old number leads to the new one from then on, and all of it can be undone.`,
    ],
    adminAds: [
      t`An ad shows between its dates. Views and clicks are counted by day, never by person.`,
    ],
    adminEvents: [
      t`An event is claimed, a notice is read, a gift waits among the items.`,
      t`What it gives and to whom stays as it was announced; words, end and limit can be corrected.`,
      t`Take back works while nobody has claimed or read it.`,
    ],
    reports: [
      t`What waits longest comes first. Removing something needs a reason that its author reads.`,
      t`The author can appeal once. Every decision can be undone from "Handled".`,
      t`The answer to a card report reaches everyone who reported it.`,
    ],
    writingRules: [
      t`What is saved here counts at once, for what is written from then on. What stands already stays.`,
      t`A word is refused where it stands alone; a star opens an end: scam* finds scammer too.`,
      t`An account is new for as many days as you say. Staff are never held back.`,
    ],
    archetypeRules: [
      t`The first rule that holds names a list. Where none does, it is what its player said, or Other.`,
      t`Preview counts the lists that change. After a save the worker names all ended events anew.`,
      t`What you accept is added as the last rule.`,
    ],
    adminGame: [
      t`Nothing counts until you review and save. The server judges it first.`,
      t`Preview opens a tab that shows your changes as a visitor sees them.`,
      t`If a colleague saves in the meantime, you choose which of your changes stay.`,
      t`Every version can be brought back, and so can the game’s file.`,
    ],
    adminHealth: [
      t`Red needs you: look at the jobs that failed and try them again once the cause is gone.`,
      t`Charts that stand still mean that the worker does.`,
      t`Compare now checks every counter against its rows. It changes nothing.`,
    ],
    audit: [
      t`Ask by who did it, or by what it was done to, for example user:42.`,
      t`The file has what was asked for, at most 10,000 entries. Nothing can be removed.`,
    ],
  };
  return (page) => [...(words[page] ?? []), always];
}

/** Short help for the open tool. */
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
