import { FEATURE_STATES, type FeatureState } from '@deckframe/domain/game-config';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Tag } from '#ui/tag.tsx';
import { fieldIdOf, useConfigForm, useFault } from './config-form.ts';
import { isMap } from './schema.ts';
import { useFeatureStateWords } from './use-feature-state-words.ts';
import { useFeatureWords } from './use-feature-words.ts';

/** Without them nobody could undo the change. The server refuses it too. */
const ALWAYS_ON = new Set(['adminPanel', 'login']);

export function FeaturesSection({ features, base }: { features: unknown; base: unknown }) {
  const { t } = useLingui();
  const say = useFeatureWords();
  const states = isMap(features) ? features : {};
  const before = isMap(base) ? base : {};
  return (
    <Panel flush heading={t`Features`}>
      <p className="config-lead">
        <Trans>
          On works, Soon is shown and labeled, Off is not there. Open browsers follow without a
          reload.
        </Trans>
      </p>
      <ul className="config-features">
        {Object.entries(states).map(([id, state]) => (
          <FeatureRow
            key={id}
            id={id}
            name={say(id)}
            state={state as FeatureState}
            isChanged={before[id] !== state}
          />
        ))}
      </ul>
    </Panel>
  );
}

type FeatureRowProps = { id: string; name: string; state: FeatureState; isChanged: boolean };

function FeatureRow({ id, name, state, isChanged }: FeatureRowProps) {
  const { t } = useLingui();
  const { set } = useConfigForm();
  const path = ['features', id];
  const fault = useFault(path);
  const words = useFeatureStateWords();
  return (
    <li className="config-feature" id={fieldIdOf(path)} tabIndex={-1}>
      <span className="config-feature__name">
        {name} {isChanged && <Tag tone="accent">{t`Changed`}</Tag>}
      </span>
      {ALWAYS_ON.has(id) ? (
        <span className="config-feature__fixed">
          <Trans>Always on</Trans>
        </span>
      ) : (
        <Segmented
          label={name}
          value={state}
          options={FEATURE_STATES.map((value) => ({ value, label: words[value] }))}
          onChange={(next) => set(path, next)}
        />
      )}
      {fault !== undefined && (
        <p className="field__error" role="alert">
          <CircleAlert size={14} aria-hidden="true" />
          {fault}
        </p>
      )}
    </li>
  );
}
