import { listConfigChanges } from '@deckframe/domain/config-changes';
import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { ChangeList } from './change-list.tsx';
import { storedConfigQuery, type ConfigState, type ConfigVersion } from './config-api.ts';
import type { ConfigFault } from './config-form.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { useSaveConfig } from './use-save-config.ts';

type RestoreDialogProps = { state: ConfigState; version: number; onClose: () => void };

/** Restoring creates a new version. Shows the changes first. */
function RestoreDialog({ state, version, onClose }: RestoreDialogProps) {
  const { t } = useLingui();
  const [faults, setFaults] = useState<readonly ConfigFault[]>([]);
  const { data } = useQuery(storedConfigQuery(state.game, version));
  const { mutate, isPending } = useSaveConfig({ onSaved: onClose, onRefused: setFaults });
  const name = version === 0 ? t`Back to the game’s file` : t`Back to version ${version}`;
  if (!data) return null;
  return (
    <ReviewDialog
      open
      title={name}
      reason={name}
      changes={listConfigChanges(state.config, data)}
      faults={faults}
      busy={isPending}
      onClose={onClose}
      onSave={(note) =>
        mutate({ config: data, basedOn: state.version, note, restoredFrom: version })
      }
    />
  );
}

/** All versions, newest first, with author. Each can be restored as a new version. */
export function VersionsSection({ state }: { state: ConfigState }) {
  const { t } = useLingui();
  const [restored, setRestored] = useState<number | null>(null);
  return (
    <Panel flush heading={t`Versions`}>
      <ol className="config-versions">
        {state.versions.map((one) => (
          <VersionRow
            key={one.version}
            game={state.game}
            one={one}
            isInForce={one.version === state.version}
            onRestore={() => setRestored(one.version)}
          />
        ))}
        <li className="config-version">
          <div className="config-version__words">
            <strong>
              <Trans>The game’s file</Trans>
            </strong>
            <span className="config-version__by">
              <Trans>Where it began.</Trans>
            </span>
          </div>
          {state.version === 0 ? (
            <Tag tone="ok">{t`In force`}</Tag>
          ) : (
            <Button size="sm" onClick={() => setRestored(0)}>{t`Bring back the file`}</Button>
          )}
        </li>
      </ol>
      {restored !== null && (
        <RestoreDialog state={state} version={restored} onClose={() => setRestored(null)} />
      )}
    </Panel>
  );
}

type VersionRowProps = {
  game: string;
  one: ConfigVersion;
  isInForce: boolean;
  onRestore: () => void;
};

function VersionRow({ game, one, isInForce, onRestore }: VersionRowProps) {
  const { i18n, t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { version } = one;
  const at = i18n.date(new Date(one.at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="config-version">
      <div className="config-version__words">
        <strong>
          {version}. {one.note}
        </strong>
        <span className="config-version__by">
          {one.author ?? t`Deleted user`} · {at}
          {one.restoredFrom !== null && <> · {t`from version ${one.restoredFrom}`}</>}
        </span>
      </div>
      {isInForce && <Tag tone="ok">{t`In force`}</Tag>}
      <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t`Changes of version ${version}`}
      </Button>
      {!isInForce && (
        <Button size="sm" icon={<History size={15} aria-hidden="true" />} onClick={onRestore}>
          {t`Bring back version ${version}`}
        </Button>
      )}
      {isOpen && <VersionChanges game={game} version={version} />}
    </li>
  );
}

function VersionChanges({ game, version }: { game: string; version: number }) {
  const { t } = useLingui();
  const [before, after] = useQueries({
    queries: [storedConfigQuery(game, version - 1), storedConfigQuery(game, version)],
  });
  if (before?.isError || after?.isError) return <p>{t`This version did not load.`}</p>;
  if (!before?.data || !after?.data) return <Skeleton height={48} width="100%" />;
  return (
    <ChangeList
      label={t`Changes of version ${version}`}
      changes={listConfigChanges(before.data, after.data)}
    />
  );
}
