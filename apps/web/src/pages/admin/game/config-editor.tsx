import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '#lib/live/use-live.ts';
import { ConfigBar } from '../../site/console/game/config-bar.tsx';
import {
  configKey,
  type ConfigChapter,
  type ConfigState,
} from '../../site/console/game/config-api.ts';
import {
  ConfigFormProvider,
  isWithin,
  pointerOf,
  type ConfigFault,
} from '../../site/console/game/config-form.ts';
import { ConfigNav } from './config-nav.tsx';
import {
  findSection,
  toSections,
  type ConfigSection,
} from '../../site/console/game/config-sections.ts';
import { ConflictPanel } from '../../site/console/game/conflict-panel.tsx';
import { FaultsNotice } from './faults-notice.tsx';
import { FeaturesSection } from '../../site/console/game/features-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { focusField } from './focus-field.ts';
import { MaintenanceSection } from '../../site/console/game/maintenance-section.tsx';
import type { ConfigPath } from '../../site/console/game/schema.ts';
import { SchemaField } from './schema-field.tsx';
import { useConfigDraft, type ConfigDraft } from '../../site/console/game/use-config-draft.ts';
import { useSectionWords } from './use-section-words.ts';
import { VersionsSection } from '../../site/console/game/versions-section.tsx';

type ConfigEditorProps = { state: ConfigState; chapters: readonly ConfigChapter[] };

export function ConfigEditor({ state, chapters }: ConfigEditorProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { section: open = 'features' }: { section?: string } = useSearch({ strict: false });
  const draft = useConfigDraft(state);
  const [faults, setFaults] = useState<readonly ConfigFault[]>([]);
  const wanted = useRef<string | null>(null);
  const sections = toSections(chapters);

  // A colleague's save is seen while one is still typing, not only when it is refused.
  useLive({ game: state.game }, (hint) => {
    if (hint === null || hint.type === 'config') {
      void client.invalidateQueries({ queryKey: configKey(state.game) });
    }
  });
  // The section of a field may have to be drawn before there is something to move to.
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
