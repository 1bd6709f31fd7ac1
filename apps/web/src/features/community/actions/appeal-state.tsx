import { Trans, useLingui } from '@lingui/react/macro';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { AppealDialog, type Appealed } from './appeal-dialog.tsx';
import { ownAppealsQuery, type Appeal } from './appeals-query.ts';
import './appeal-state.css';

/** Appeal button or result, for the author. */
export function AppealState({ removedAt, ...appealed }: Appealed & { removedAt: string }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const outcome = useRef<HTMLSpanElement>(null);
  const { data } = useQuery(ownAppealsQuery(useUser()?.id));
  const appeal = data?.find((one) => one.removedAt === removedAt && isAbout(one, appealed));
  const isSent = appeal !== undefined;
  const hasSent = useRef(false);
  // Waits until the text is rendered.
  useEffect(() => {
    if (isAsking || !isSent || !hasSent.current) return;
    hasSent.current = false;
    outcome.current?.focus();
  }, [isAsking, isSent]);
  if (data === undefined) return null;
  const wordsOf = ({ answer, state }: Appeal) => {
    if (state === 'open') return t`Your appeal is waiting for a moderator.`;
    return answer === null
      ? t`Your appeal was turned down.`
      : t`Your appeal was turned down: ${answer}`;
  };
  // Moves the focus when the button disappears.
  return (
    <>
      {appeal ? (
        <span ref={outcome} tabIndex={-1} className="appeal-state">
          {wordsOf(appeal)}
        </span>
      ) : (
        <Button onClick={() => setAsking(true)}>
          <Trans>Appeal …</Trans>
        </Button>
      )}
      {isAsking && (
        <AppealDialog
          {...appealed}
          returnFocus={() => (hasSent.current ? false : null)}
          onSent={() => {
            hasSent.current = true;
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function isAbout(appeal: Appeal, { contentType, contentId, game }: Appealed): boolean {
  if (appeal.contentType !== contentType || appeal.game !== game) return false;
  const id = contentType === 'deck' ? encodeDeckId(appeal.contentId) : appeal.contentId;
  return id === contentId;
}
