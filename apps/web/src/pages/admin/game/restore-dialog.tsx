import { listConfigChanges } from '@deckframe/domain/config-changes';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { storedConfigQuery, type ConfigState } from '../../site/console/game/config-api.ts';
import type { ConfigFault } from '../../site/console/game/config-form.ts';
import { ReviewDialog } from '../../site/console/game/review-dialog.tsx';
import { useSaveConfig } from '../../site/console/game/use-save-config.ts';

type RestoreDialogProps = { state: ConfigState; version: number; onClose: () => void };

/** Going back is a version of its own: what it would change is shown first. */
export function RestoreDialog({ state, version, onClose }: RestoreDialogProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const [faults, setFaults] = useState<readonly ConfigFault[]>([]);
  const { data } = useQuery(storedConfigQuery(api, state.game, version));
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
