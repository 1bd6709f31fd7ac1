import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { catalogueClientOf } from '#catalogue/catalogue-client-of.ts';
import type { CardRow } from '#catalogue/engine/catalogue-card.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

const NUMBER_MAX = 40;

/** Fills the fields with those of a card of the game, as a start; its art stays where it is. */
export function CopyOfficial({ onCopy }: { onCopy: (card: CardRow) => void }) {
  const { t } = useLingui();
  const config = useGameConfig();
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState<string>();
  const copy = async () => {
    try {
      const [card] = await catalogueClientOf(config).findCards([number.trim()]);
      setFault(card ? undefined : t`No card has this number.`);
      if (card) onCopy(card);
    } catch (error) {
      setFault(errorText(error));
    }
  };
  return (
    <div className="studio__line">
      <TextField
        label={t`Start from an official card`}
        hint={t`Its number. Fields are copied, art is not.`}
        value={number}
        maxLength={NUMBER_MAX}
        error={fault}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Button disabled={number.trim() === ''} onClick={() => void copy()}>
        {t`Copy fields`}
      </Button>
    </div>
  );
}
