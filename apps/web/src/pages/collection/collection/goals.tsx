import {
  addGoal,
  measureGoal,
  removeGoal,
  parseGoals,
  type Goal,
} from '@deckframe/domain/collection/entries/goals';
import type { CardFacts } from '@deckframe/domain/collection/entries/series-stats';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import type { SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { usePricesShown } from '#lib/preference-stores.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import './goals.css';

type NewGoalProps = { facts: CardFacts; onAdd: (goal: Goal) => void };

function NewGoal({ facts, onAdd }: NewGoalProps) {
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

/** Goals of a game, stored in this browser. */
function useGoals(gameid: string): [readonly Goal[], (goals: readonly Goal[]) => void] {
  const key = gameStorageKey(gameid, 'collectionGoals');
  const [goals, setGoals] = useState<readonly Goal[]>(() => parseGoals(localStore.read(key)));
  return [
    goals,
    (next) => {
      localStore.write(key, JSON.stringify(next));
      setGoals(next);
    },
  ];
}

export type GoalsProps = { shelf: SharedShelf; facts: CardFacts; playset: number };

/** The member's goals, with progress and price of the missing cards. */
export function Goals({ shelf, facts, playset }: GoalsProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const [goals, setGoals] = useGoals(gameid);
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      heading={t`Goals`}
      aside={
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t`New goal`}
        </Button>
      }
    >
      {isOpen && (
        <NewGoal
          facts={facts}
          onAdd={(goal) => {
            setGoals(addGoal(goals, goal));
            setOpen(false);
          }}
        />
      )}
      {goals.length === 0 && !isOpen && (
        <p className="goals__none">{t`Finish a set, or collect playsets of a rarity.`}</p>
      )}
      <ul className="goals">
        {goals.map((goal) => (
          <GoalRow
            key={JSON.stringify(goal)}
            goal={goal}
            progress={measureGoal(goal, facts, shelf.shown(), playset)}
            onRemove={() => setGoals(removeGoal(goals, goal))}
          />
        ))}
      </ul>
    </Panel>
  );
}

type GoalRowProps = {
  goal: Goal;
  progress: ReturnType<typeof measureGoal>;
  onRemove: () => void;
};

function GoalRow({ goal, progress, onRemove }: GoalRowProps) {
  const { t, i18n } = useLingui();
  const withPrices = usePricesShown();
  const { done, total, left, price } = progress;
  const { series, rarity, isPlayset } = goal;
  const what = rarity === null ? series : `${series} ${rarity}`;
  const title = isPlayset ? t`Playsets of ${what}` : t`Finish ${what}`;
  const percent = total === 0 ? 0 : Math.floor((done / total) * 100);
  const cost = i18n.number(price, { style: 'currency', currency: 'USD' });
  return (
    <li>
      <span
        className="series-ring"
        data-full={done === total || undefined}
        style={{ '--share': `${percent}%` } as CSSProperties}
        aria-hidden="true"
      >
        <span>{done === total ? <Check size={13} /> : percent}</span>
      </span>
      <span className="goals__words">
        <b>{title}</b>
        <small>
          {t`${done} of ${total}`}
          {left > 0 && <> · {plural(left, { one: '# copy left', other: '# copies left' })}</>}
          {withPrices && price > 0 && <> · {cost}</>}
        </small>
      </span>
      <IconButton label={t`Remove: ${title}`} icon={<X size={15} />} onClick={onRemove} />
    </li>
  );
}
