import { Plural, useLingui } from '@lingui/react/macro';
import type { MetaField } from '#features/meta/result-meta/detail-api.ts';

/** Number of events and decks in a field, and its dates. */
export function FieldFacts({ field }: { field: MetaField }) {
  const { t, i18n } = useLingui();
  const [first, last] = [field.from, field.to].map((day) =>
    i18n.date(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' }),
  );
  return (
    <span className="planner__facts">
      <Plural value={field.events} one="# event" other="# events" />,{' '}
      <Plural value={field.decks} one="# deck" other="# decks" />,{' '}
      {first === last ? last : t`${first} to ${last}`}
    </span>
  );
}
