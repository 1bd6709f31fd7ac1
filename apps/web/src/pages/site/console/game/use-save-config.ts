import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT } from '../../../../features/staff/users-api.ts';
import { configKey, faultsOf, isConflict, sendConfig, type ConfigSave } from './config-api.ts';

type SaveEvents = {
  onSaved: (save: ConfigSave) => void;
  onRefused: (faults: ReturnType<typeof faultsOf>) => void;
};

/** Checks or saves a config. Faults and conflicts are passed to the callbacks. */
export function useSaveConfig({ onSaved, onRefused }: SaveEvents) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const game = config.gameid;
  const readAnew = () => client.invalidateQueries({ queryKey: configKey(game) });
  return useWrite<ConfigSave, { version: number }>({
    send: (save, key) => sendConfig(api, game, save, key),
    done: async ({ version }, save) => {
      if (save.checkOnly !== true) {
        await Promise.all([readAnew(), client.invalidateQueries({ queryKey: [AUDIT] })]);
        toasts.show({ kind: 'success', title: t`Saved as version ${version}.` });
      }
      onSaved(save);
    },
    failure: (error) => {
      const faults = faultsOf(error);
      if (faults.length > 0) onRefused(faults);
      else if (isConflict(error)) {
        void readAnew();
        return { kind: 'error', title: t`Somebody else has saved in the meantime.` };
      } else return { kind: 'error', title: errorText(error) };
      return null;
    },
  });
}
