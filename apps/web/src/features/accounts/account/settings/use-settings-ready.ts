import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { secondFactorQuery } from '../second-factor/second-factor-api.ts';
import { noticeSettingsQuery } from './notices-api.ts';
import { accountQuery, blocksQuery, passkeysQuery, sessionsQuery } from './settings-api.ts';

/** True when all panels are loaded, to avoid layout shifts. */
export function useSettingsReady(): boolean {
  const { api } = useAppServices();
  const blocks = useInfiniteQuery(blocksQuery(api));
  const others = useQueries({
    queries: [
      accountQuery(api),
      sessionsQuery(api),
      passkeysQuery(api),
      secondFactorQuery(api),
      noticeSettingsQuery(api),
    ],
    combine: (results) => results.some(({ isPending }) => isPending),
  });
  return !blocks.isPending && !others;
}
