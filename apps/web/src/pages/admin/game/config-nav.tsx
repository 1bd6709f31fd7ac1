import type { ConfigChange } from '@deckframe/domain/config-changes';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Tag } from '#ui/tag.tsx';
import type { ConfigFault } from '../../site/console/game/config-form.ts';
import type { ConfigSection } from '../../site/console/game/config-sections.ts';
import { useSectionWords } from './use-section-words.ts';

type ConfigNavProps = {
  sections: readonly ConfigSection[];
  open: string;
  changes: readonly ConfigChange[];
  faults: readonly ConfigFault[];
};

/** The parts of the config, with how much was changed or refused in each. */
export function ConfigNav({ sections, open, changes, faults }: ConfigNavProps) {
  const { t } = useLingui();
  const say = useSectionWords();
  const [first, ...others] = sections;
  const entries = [
    ...(first ? [first] : []),
    { id: 'maintenance', keys: [] },
    ...others,
    { id: 'versions', keys: [] },
  ];
  return (
    <nav className="config-nav" aria-label={t`Parts of the config`}>
      <ul className="config-nav__links">
        {entries.map(({ id, keys }) => {
          const own = new Set(keys.map(({ key }) => key));
          const changed = changes.filter(({ path }) => own.has(String(path[0]))).length;
          const refused = faults.filter(({ path }) => own.has(path.split('/')[1] ?? '')).length;
          return (
            <li key={id}>
              <Link
                to="/admin/game"
                search={{ section: id }}
                className="console__link"
                activeProps={{}}
                aria-current={id === open ? 'page' : undefined}
                resetScroll={false}
              >
                <span>{say(id)}</span>
                {refused > 0 ? (
                  <Tag tone="danger">{t`${refused} refused`}</Tag>
                ) : (
                  changed > 0 && <Tag tone="accent">{t`${changed} changed`}</Tag>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
