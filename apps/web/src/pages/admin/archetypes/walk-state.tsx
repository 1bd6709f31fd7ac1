import { useLingui } from '@lingui/react/macro';
import type { RulesState } from '../../meta/console/archetypes/api.ts';

/** Who saved what is in force, and how far the worker is with it. */
export function WalkState({ state }: { state: RulesState }) {
  const { i18n, t } = useLingui();
  const { at, author, changed, isWalked, version, walked } = state;
  if (at === null) return <p className="archetype-rules__by">{t`Not changed yet.`}</p>;
  const when = i18n.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  const who = author ?? t`Deleted user`;
  const [events, lists] = [i18n.number(walked), i18n.number(changed)];
  return (
    <p className="archetype-rules__by" role="status">
      {t`Version ${version}, ${who}, ${when}`}
      {' · '}
      {isWalked
        ? t`Events gone through: ${events}, lists called otherwise: ${lists}`
        : t`The worker goes through the events: ${events}`}
    </p>
  );
}
