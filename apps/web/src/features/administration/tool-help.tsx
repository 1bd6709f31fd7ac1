import type { PageId } from '@deckframe/domain/site/pages/pages';
import { useLingui } from '@lingui/react/macro';
import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';

const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }));

/** A press away from every tool; its words come when they are asked for. */
export function ToolHelp({ page }: { page: PageId }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<CircleQuestionMark size={17} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t`Help`}
      </Button>
      <Suspense>{isOpen && <HelpDialog page={page} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
