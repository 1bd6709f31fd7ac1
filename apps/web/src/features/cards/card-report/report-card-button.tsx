import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useUser } from '#lib/app-services.ts';
import { useSignInFirst } from '#lib/use-sign-in-first.ts';
import { Button } from '#ui/button.tsx';
import { CardReportDialog } from './lazy-card-report.tsx';

/** The page provides the label, so that the button has its size from the start. */
export type ReportCardButtonProps = { card: Card; children: ReactNode };

/** Opens the report form. Visitors log in first, in place. */
export function ReportCardButton({ card, children }: ReportCardButtonProps) {
  const user = useUser();
  const { t } = useLingui();
  const signInFirst = useSignInFirst();
  const [isOpen, setOpen] = useState(false);
  const press = () => {
    if (user) setOpen(true);
    else {
      signInFirst({
        promise: t`Log in or sign up, then the report form opens.`,
        resume: () => setOpen(true),
      });
    }
  };
  return (
    <>
      <Button icon={<Flag size={16} />} onClick={press}>
        {children}
      </Button>
      {isOpen && user && (
        <Suspense>
          <CardReportDialog card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
