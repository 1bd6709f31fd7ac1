import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Switch } from '#ui/switch.tsx';
import { saveSettings, settingsQuery, type TradeSettings } from '../collection/trades/api.ts';
import { useCountries, useLanguages } from '../collection/trades/places.ts';

/** Whether I trade, and where and in which language, if I want to say so. */
export function SettingsPanel() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const queryClient = useQueryClient();
  const { queryKey } = settingsQuery(api);
  const { data } = useQuery(settingsQuery(api));
  const { mutate } = useWrite({
    send: (settings: TradeSettings, key) => saveSettings(api, settings, key),
    show: async (settings) => {
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, settings);
      return () => queryClient.setQueryData(queryKey, before);
    },
  });
  const settings = data ?? { isOpen: true, country: null, language: null };
  const change = (part: Partial<TradeSettings>) => mutate({ ...settings, ...part });
  return (
    <Panel heading={t`How you trade`}>
      <div className="trade-settings">
        <Switch
          label={t`Others may offer me trades`}
          checked={settings.isOpen}
          disabled={data === undefined}
          onChange={(event) => change({ isOpen: event.target.checked })}
        />
        <SelectField
          label={t`Country`}
          value={settings.country ?? ''}
          options={useCountries(t`Not given`)}
          disabled={data === undefined}
          onChange={(event) => change({ country: event.target.value || null })}
        />
        <SelectField
          label={t`Language`}
          value={settings.language ?? ''}
          options={useLanguages(t`Not given`)}
          disabled={data === undefined}
          onChange={(event) => change({ language: event.target.value || null })}
        />
        <Notice tone="info">{t`We handle neither money nor addresses.`}</Notice>
      </div>
    </Panel>
  );
}
