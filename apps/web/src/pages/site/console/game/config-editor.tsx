import type { ConfigChange } from '@deckframe/domain/config-changes';
import { Plural, useLingui, Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch, Link } from '@tanstack/react-router';
import { useAppServices } from '#lib/app-services.ts';
import { readsOf } from '#lib/api-query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { CONFIG, readArchetypes, type ConfigChapter, type ConfigState } from './config-api.ts';
import { ConfigBar } from './config-bar.tsx';
import {
  ConfigFormProvider,
  isWithin,
  pointerOf,
  useConfigForm,
  type ConfigFault,
} from './config-form.ts';
import { findSection, toSections, type ConfigSection } from './config-sections.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { FeaturesSection } from './features-section.tsx';
import { MaintenanceSection } from './maintenance-section.tsx';
import { SchemaField } from './schema-field.tsx';
import { labelOfKey, type ConfigPath, type ConfigMap } from './schema.ts';
import { useConfigDraft, type ConfigDraft } from './use-config-draft.ts';
import { VersionsSection } from './versions-section.tsx';

/** Names of sections; new chapters use their own title. */
function useSectionWords(): (id: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    features: t`Features`,
    maintenance: t`Maintenance`,
    home: t`Home page and links`,
    rules: t`Rule sets and bans`,
    archetypes: t`Archetypes`,
    'The game': t`Name and color`,
    'Card columns and pictures': t`Card columns and pictures`,
    Series: t`Series`,
    'Search, filters and order': t`Search, filters and order`,
    Decks: t`Decks`,
    'The product': t`Other`,
    versions: t`Versions`,
  };
  return (id) => words[id] ?? id;
}

type ConfigNavProps = {
  sections: readonly ConfigSection[];
  open: string;
  changes: readonly ConfigChange[];
  faults: readonly ConfigFault[];
};

/** Sections of the config, with their number of changes and errors. */
function ConfigNav({ sections, open, changes, faults }: ConfigNavProps) {
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

type FieldsSectionProps = { title: string; section: ConfigSection; config: ConfigMap };

/** A section with fields generated from the schema. */
function FieldsSection({ title, section, config }: FieldsSectionProps) {
  const { Field } = useConfigForm();
  return (
    <Panel heading={title}>
      <div className="config-fields">
        {section.keys.map(({ key, schema, isRequired }) =>
          key === 'archetypes' && config[key] === undefined ? (
            <ArchetypesOfFile key={key} />
          ) : (
            <Field
              key={key}
              schema={schema}
              value={config[key]}
              path={[key]}
              isRequired={isRequired}
            />
          ),
        )}
      </div>
    </Panel>
  );
}

/** The first change starts from the active archetypes instead of an empty list. */
function ArchetypesOfFile() {
  const { t } = useLingui();
  const { set } = useConfigForm();
  const { gameid } = useAppServices().config;
  return (
    <div className="config-part" id="config/archetypes" tabIndex={-1}>
      <p className="config-part__words">
        <Trans>The archetypes are those of the game’s file.</Trans>
      </p>
      <div>
        <Button
          onClick={() => void readArchetypes(gameid).then((found) => set(['archetypes'], found))}
        >
          {t`Change them here`}
        </Button>
      </div>
    </div>
  );
}

type FaultsNoticeProps = { faults: readonly ConfigFault[]; onOpen: (path: string) => void };

/** All errors, each with a link to its field. */
function FaultsNotice({ faults, onOpen }: FaultsNoticeProps) {
  const { t } = useLingui();
  if (faults.length === 0) return null;
  return (
    <Panel
      className="config-faults"
      heading={
        <Plural
          value={faults.length}
          one="Not saved: one thing is refused"
          other="Not saved: # things are refused"
        />
      }
    >
      <ul className="config-faults__list" aria-label={t`Refused`}>
        {faults.map(({ path, message }) => (
          <li key={path + message}>
            <button type="button" className="link" onClick={() => onOpen(path)}>
              {path
                .split('/')
                .filter((key) => key !== '')
                .map((key) => (/^\d+$/.test(key) ? `${Number(key) + 1}` : labelOfKey(key)))
                .join(' › ') || t`The whole config`}
            </button>{' '}
            <span lang="en">{message}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Focuses the field at a path, or the nearest part around it. */
function focusField(path: string): boolean {
  for (let place = path; place.length > 1; place = place.slice(0, place.lastIndexOf('/'))) {
    const field = document.getElementById(`config${place}`);
    if (field) {
      for (let box = field.closest('details'); box; box = findOuter(box)) box.open = true;
      field.focus();
      return true;
    }
  }
  return false;
}

const findOuter = (box: Element): HTMLDetailsElement | null =>
  box.parentElement?.closest('details') ?? null;

type ConfigEditorProps = { state: ConfigState; chapters: readonly ConfigChapter[] };

export function ConfigEditor({ state, chapters }: ConfigEditorProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { section: open = 'features' }: { section?: string } = useSearch({ strict: false });
  const draft = useConfigDraft(state);
  const [faults, setFaults] = useState<readonly ConfigFault[]>([]);
  const wanted = useRef<string | null>(null);
  const sections = toSections(chapters);

  // Shows a colleague's save while the member is still editing.
  useLive({ game: state.game }, (hint) => {
    if (hint === null || hint.type === 'config') {
      void client.invalidateQueries({ queryKey: readsOf(CONFIG, { game: state.game }) });
    }
  });
  // The field's section may have to render first.
  useEffect(() => {
    if (wanted.current !== null && focusField(wanted.current)) wanted.current = null;
  }, [open, faults]);

  const goTo = (path: string) => {
    const section = findSection(sections, path.split('/')[1]);
    if (section?.id === open && focusField(path)) return;
    wanted.current = path;
    if (section) void navigate({ to: '/admin/game', search: { section: section.id } });
  };
  const refuse = (found: readonly ConfigFault[]) => {
    setFaults(found);
    if (found[0]) goTo(found[0].path);
  };
  const set = (path: ConfigPath, value: unknown) => {
    const pointer = pointerOf(path);
    setFaults((before) =>
      before.filter((fault) => !isWithin(fault, pointer) && !pointer.startsWith(`${fault.path}/`)),
    );
    draft.set(path, value);
  };
  return (
    <ConfigFormProvider value={{ set, faults, Field: SchemaField }}>
      <div className="config">
        <ConfigNav sections={sections} open={open} changes={draft.changes} faults={faults} />
        <div className="config__open">
          {draft.isBehind && (
            <ConflictPanel key={state.version} draft={draft} versions={state.versions} />
          )}
          <FaultsNotice faults={faults} onOpen={goTo} />
          <OpenSection open={open} sections={sections} draft={draft} state={state} />
        </div>
      </div>
      <ConfigBar draft={draft} onRefused={refuse} onDone={() => setFaults([])} />
    </ConfigFormProvider>
  );
}

type OpenSectionProps = {
  open: string;
  sections: readonly ConfigSection[];
  draft: ConfigDraft;
  state: ConfigState;
};

function OpenSection({ open, sections, draft, state }: OpenSectionProps) {
  const say = useSectionWords();
  if (open === 'maintenance') return <MaintenanceSection game={state.game} />;
  if (open === 'versions') return <VersionsSection state={state} />;
  const section = sections.find(({ id }) => id === open);
  if (open === 'features' || !section) {
    return <FeaturesSection features={draft.config['features']} base={draft.base['features']} />;
  }
  return <FieldsSection key={open} title={say(open)} section={section} config={draft.config} />;
}
