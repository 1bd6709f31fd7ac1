import { useLingui } from '@lingui/react/macro';
import { Check, TriangleAlert, X } from 'lucide-react';
import type { SiteHealth } from './health-api.ts';
import { printBytes } from './print-bytes.ts';

const DELIVERIES = new Set(['send-mail', 'send-digest', 'post-to-chat']);
/** Share of the server's connection limit. */
const CROWDED_SHARE = 0.8;
const LATE_MS = 10 * 60_000;

type Tile = { name: string; words: string; state: 'ok' | 'warn' | 'bad' };

const ICONS = { ok: Check, warn: TriangleAlert, bad: X };

/** Six status tiles. Problems are red and named. */
export function HealthTiles({ health }: { health: SiteHealth }) {
  const { t } = useLingui();
  const tiles = useTiles(health);
  const said = { ok: t`OK`, warn: t`Warning`, bad: t`Failing` };
  return (
    <ul className="tiles" aria-label={t`State`}>
      {tiles.map(({ name, words, state }) => {
        const Icon = ICONS[state];
        return (
          <li key={name} className="tiles__one" data-state={state}>
            <span className="tiles__name">
              {name} <Icon size={16} role="img" aria-label={said[state]} />
            </span>
            <span className="tiles__words">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

function useTiles({ at, database, jobs, redis, requests, catalogue }: SiteHealth): Tile[] {
  const { i18n, t } = useLingui();
  const { tasks } = jobs;
  const sum = (of: typeof tasks, key: 'waiting' | 'failed') =>
    of.reduce((total, task) => total + task[key], 0);
  const deliveries = tasks.filter(({ task }) => DELIVERIES.has(task));
  const others = tasks.filter(({ task }) => !DELIVERIES.has(task));
  const toTile = (name: string, of: typeof tasks): Tile => {
    const [waiting, failed] = [sum(of, 'waiting'), sum(of, 'failed')];
    const isLate = of.some(
      ({ oldestDue }) => oldestDue !== null && Date.parse(at) - Date.parse(oldestDue) > LATE_MS,
    );
    const words = t`${i18n.number(waiting)} waiting, ${i18n.number(failed)} failed`;
    return { name, words, state: failed > 0 ? 'bad' : isLate ? 'warn' : 'ok' };
  };
  const { bytes, connections, maxConnections, invalidIndexes } = database;
  const isCrowded = connections > maxConnections * CROWDED_SHARE;
  const unpublished = catalogue.filter(({ publishedAt }) => publishedAt === null).length;
  const answered = i18n.number(requests.count);
  return [
    toTile(t`Jobs`, others),
    toTile(t`Mail and chat`, deliveries),
    {
      name: t`Database`,
      words: t`${printBytes(i18n.locale, bytes)}, ${connections} of ${maxConnections} connections`,
      state: invalidIndexes.length > 0 ? 'bad' : isCrowded ? 'warn' : 'ok',
    },
    {
      name: t`Redis`,
      words: redis === 'up' ? t`Reachable` : redis === 'off' ? t`Not set up` : t`Does not answer`,
      state: redis === 'degraded' ? 'bad' : 'ok',
    },
    {
      name: t`Cards`,
      words: unpublished === 0 ? t`All published` : t`${unpublished} not published`,
      state: unpublished === 0 ? 'ok' : 'warn',
    },
    {
      name: t`Answers`,
      words: t`${answered} by this process, ${i18n.number(requests.failed)} failed`,
      state: requests.failed > 0 ? 'warn' : 'ok',
    },
  ];
}
