import type { Card } from '@deckframe/domain/card';
import { useNavigate } from '@tanstack/react-router';
import { Flag } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useUser } from '#lib/app-services.ts';
import { communityText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { CardReportDialog } from './lazy-card-report.tsx';

/** The page provides the label, so that the button has its size from the start. */
export type ReportCardButtonProps = { card: Card; children: ReactNode };

/** Opens the report form. Visitors are sent to log in. */
export function ReportCardButton({ card, children }: ReportCardButtonProps) {
  const user = useUser();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const press = () => {
    if (user) return setOpen(true);
    toasts.show({ kind: 'error', title: communityText('notSignedIn') });
    return void navigate({ to: '/login' });
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
