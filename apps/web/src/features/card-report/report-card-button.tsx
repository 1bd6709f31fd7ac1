import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#lib/app-services.ts';
import { communityText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { CardReportDialog } from './card-report-dialog.tsx';

/** Opens the form for an error of this card; visitors are led to log in. */
export function ReportCardButton({ card }: { card: Card }) {
  const { t } = useLingui();
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
        {t`Report an error`}
      </Button>
      {isOpen && user && <CardReportDialog card={card} onClose={() => setOpen(false)} />}
    </>
  );
}
