import type { CardFacts } from '@deckframe/domain/collection/card-facts';
import type { Goal } from '@deckframe/domain/collection/entries/goals';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';

export type NewGoalProps = { facts: CardFacts; onAdd: (goal: Goal) => void };

export function NewGoal({ facts, onAdd }: NewGoalProps) {
  const { t } = useLingui();
  const sets = [...new Set(facts.series)].sort();
  const [series, setSeries] = useState(sets[0] ?? '');
  const [rarity, setRarity] = useState('');
  const [kind, setKind] = useState('one');
  const rarities = new Set(facts.rarity.filter((_, at) => facts.series[at] === series));
  return (
    <form
      className="new-goal"
      onSubmit={(event) => {
        event.preventDefault();
        const isKnown = rarities.has(rarity);
        onAdd({ series, rarity: isKnown ? rarity : null, isPlayset: kind === 'playset' });
      }}
    >
      <SelectField
        label={t`Set`}
        value={series}
        onChange={(event) => setSeries(event.target.value)}
        options={sets.map((value) => ({ value, label: value }))}
      />
      <SelectField
        label={t`Rarity`}
        value={rarity}
        onChange={(event) => setRarity(event.target.value)}
        options={[
          { value: '', label: t`All` },
          ...[...rarities]
            .filter((value) => value !== null && value !== '')
            .map((value) => ({ value: String(value), label: String(value) })),
        ]}
      />
      <SelectField
        label={t`Copies`}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        options={[
          { value: 'one', label: t`One of each` },
          { value: 'playset', label: t`Playsets` },
        ]}
      />
      <Button type="submit" size="sm" variant="primary">
        {t`Add goal`}
      </Button>
    </form>
  );
}
