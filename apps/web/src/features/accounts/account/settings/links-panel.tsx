import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link2, Unlink } from 'lucide-react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { accountText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { Loaded } from './loaded.tsx';
import { PROVIDERS } from './providers.ts';
import {
  ACCOUNT,
  accountQuery,
  startLink,
  unlink,
  type Account,
  type LinkProvider,
} from './settings-api.ts';
import { SettingList, SettingRow } from './setting-row.tsx';
import { useAccountWrite } from './use-account-write.ts';

export function LinksPanel() {
  const { t } = useLingui();
  const account = useQuery(accountQuery(useUser()?.id));
  const hasNone = account.data && !PROVIDERS.some(({ id }) => isShown(account.data.links[id]));
  if (hasNone) return null;
  return (
    <Panel heading={t`Linked accounts`}>
      <Loaded query={account} failedTitle={t`Your account did not load`} lines={2}>
        {({ links }) => (
          <SettingList>
            {PROVIDERS.filter(({ id }) => isShown(links[id])).map(({ id }) => (
              <ProviderRow key={id} provider={id} state={links[id]} />
            ))}
          </SettingList>
        )}
      </Loaded>
    </Panel>
  );
}

type LinkState = Account['links'][LinkProvider];

/** Services that are not configured are shown only to unlink. */
function isShown({ offered, linked }: LinkState): boolean {
  return offered || linked;
}

interface ProviderRowProps {
  provider: LinkProvider;
  state: LinkState;
}

function ProviderRow({ provider, state }: ProviderRowProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const name = PROVIDERS.find(({ id }) => id === provider)?.name ?? provider;
  const unlinking = useAccountWrite({
    send: (_: void, key) => unlink(api, provider, key),
    changes: ACCOUNT,
    doneText: accountText(`${provider}Unlinked`),
    failedText: accountText(`${provider}UnlinkFailed`),
  });
  const linking = useWrite({
    send: () => startLink(api, provider, config.gameid),
    isKeyless: true,
    done: (url) => window.location.assign(url),
  });
  const action = () => {
    if (state.linked) {
      return (
        <Button
          icon={<Unlink size={16} aria-hidden="true" />}
          busy={unlinking.isPending}
          aria-label={t`Unlink ${name}`}
          onClick={() => unlinking.mutate()}
        >
          <Trans>Unlink</Trans>
        </Button>
      );
    }
    return (
      <Button
        icon={<Link2 size={16} aria-hidden="true" />}
        busy={linking.isPending || linking.isSuccess}
        aria-label={t`Link ${name}`}
        onClick={() => linking.mutate()}
      >
        <Trans context="verb">Link</Trans>
      </Button>
    );
  };
  return (
    <SettingRow
      icon={<span aria-hidden="true">{name.slice(0, 1)}</span>}
      title={
        <>
          {name}
          {state.linked && <Tag tone="ok">{t`Linked`}</Tag>}
        </>
      }
      actions={action()}
    />
  );
}
