import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { FrozenListCards } from '#features/tournaments/events/frozen-list.tsx';
import type { MetaArchetype } from '#features/meta/result-meta/detail-api.ts';

/** What ended highest, each to be opened, with how far it is from the typical list. */
export function BestLists({ lists }: { lists: MetaArchetype['best'] }) {
  const { t, i18n } = useLingui();
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="best-lists">
      <h2 id="best-lists" className="archetype__title">
        <Trans>Best lists</Trans>
      </h2>
      <ul className="best-lists">
        {lists.map(({ list, wins, losses, draws, ...entry }) => (
          <li key={list.id}>
            <details className="best-list">
              <summary>
                <span className="best-list__place">
                  {t`${list.placement ?? '–'} of ${entry.playerCount}`}
                </span>
                <b>{list.player}</b>
                <span className="best-list__record">
                  {[wins, losses, ...(draws > 0 ? [draws] : [])].join('–')}
                </span>
                <small>
                  {entry.toTypical === 0
                    ? t`the typical list`
                    : plural(entry.toTypical, {
                        one: '# card from typical',
                        other: '# cards from typical',
                      })}
                </small>
              </summary>
              <FrozenListCards list={list} />
            </details>
            <Link to="/tournaments/$id" params={{ id: entry.tournamentId }}>
              {entry.tournament},{' '}
              {i18n.date(new Date(entry.day), { day: 'numeric', month: 'short' })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
