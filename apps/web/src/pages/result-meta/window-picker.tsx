import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SelectField } from '#ui/field.tsx';
import type { WindowFacts } from '#features/meta/result-meta/api.ts';

type Props = {
  windows: readonly WindowFacts[];
  chosen: WindowFacts;
  size: number;
  onAsk: (asked: { window?: string; size?: string }) => void;
};

/** Which set and rules, and events of which size. */
export function WindowPicker({ windows, chosen, size, onAsk }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = ({ set, ruleSet, from, isDemo }: WindowFacts): string => {
    const day = from === null ? null : i18n.date(new Date(from), { dateStyle: 'medium' });
    return (
      [isDemo && t`Demo season`, set, ruleSet, day && t`from ${day}`].filter(Boolean).join(' · ') ||
      t`All cards`
    );
  };
  const sizes = [t`All events`, t`Over 16 players`, t`Over 32 players`, t`Over 64 players`];
  return (
    <div className="meta-picker">
      <SelectField
        label={t`Set and rules`}
        value={chosen.id}
        options={windows.map((one) => ({ value: one.id, label: nameOf(one) }))}
        onChange={(event) => onAsk({ window: event.target.value })}
      />
      <SelectField
        label={t`Size of event`}
        value={String(Math.min(size, 3))}
        options={sizes.map((label, value) => ({ value: String(value), label }))}
        onChange={(event) => onAsk({ size: event.target.value })}
      />
      <p className="meta-picker__sum">
        <Trans>
          {plural(chosen.events, { one: '# event', other: '# events' })},{' '}
          {plural(chosen.decks, { one: '# deck', other: '# decks' })},{' '}
          {plural(chosen.matches, { one: '# match', other: '# matches' })}
        </Trans>
      </p>
    </div>
  );
}
