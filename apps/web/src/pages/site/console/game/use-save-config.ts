import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { readsOf } from '#lib/api-query.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT } from '../../../../features/staff/users-api.ts';
import { CONFIG, faultsOf, isConflict, type ConfigSave } from './config-api.ts';

type SaveEvents = {
  onSaved: (save: ConfigSave) => void;
  onRefused: (faults: ReturnType<typeof faultsOf>) => void;
};

/** Checks or saves a config. Faults and conflicts are passed to the callbacks. */
export function useSaveConfig({ onSaved, onRefused }: SaveEvents) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const params = { game: config.gameid };
  return useWrite({
    send: (body: ConfigSave, key) =>
      api('PUT /api/admin/games/:game/config', { params, key, body }),
    invalidates: (_, { checkOnly }) => (checkOnly === true ? [] : [readsOf(CONFIG, params), AUDIT]),
    done: ({ version }, save) => {
      if (save.checkOnly !== true) {
        toasts.show({ kind: 'success', title: t`Saved as version ${version}.` });
      }
      onSaved(save);
    },
    failure: (error) => {
      const faults = faultsOf(error);
      if (faults.length > 0) onRefused(faults);
      else if (isConflict(error)) {
        void client.invalidateQueries({ queryKey: readsOf(CONFIG, params) });
        return { kind: 'error', title: t`Somebody else has saved in the meantime.` };
      } else return { kind: 'error', title: errorText(error) };
      return null;
    },
  });
}
