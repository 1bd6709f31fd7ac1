import { Trans, useLingui } from '@lingui/react/macro';
import { encodeDeckId } from '@deckframe/domain/deck-id/deck-id';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { AppealDialog, type Appealed } from './appeal-dialog.tsx';
import { ownAppealsQuery, type Appeal } from './appeal-api.ts';
import './appeal-state.css';

/** Beside a removal, for whoever made the thing: the way to appeal, or what became of the appeal. */
export function AppealState({ removedAt, ...appealed }: Appealed & { removedAt: string }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  const outcome = useRef<HTMLSpanElement>(null);
  useFocusAfter(isAsking, outcome);
  const { data } = useQuery({ ...ownAppealsQuery(api, user?.id ?? ''), enabled: user !== null });
  if (data === undefined) return null;
  const wordsOf = ({ answer, state }: Appeal) => {
    if (state === 'open') return t`Your appeal is waiting for a moderator.`;
    return answer === null
      ? t`Your appeal was turned down.`
      : t`Your appeal was turned down: ${answer}`;
  };
  const appeal = data.find((one) => one.removedAt === removedAt && isAbout(one, appealed));
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
      {isAsking && <AppealDialog {...appealed} onClose={() => setAsking(false)} />}
    </>
  );
}

function isAbout(appeal: Appeal, { contentType, contentId, game }: Appealed): boolean {
  if (appeal.contentType !== contentType || appeal.game !== game) return false;
  const id = contentType === 'deck' ? encodeDeckId(appeal.contentId) : appeal.contentId;
  return id === contentId;
}
