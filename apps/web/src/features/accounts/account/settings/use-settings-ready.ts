import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useUser } from '#lib/app-services.ts';
import { secondFactorQuery } from '../second-factor/second-factor-api.ts';
import {
  accountQuery,
  blocksQuery,
  noticeSettingsQuery,
  passkeysQuery,
  sessionsQuery,
} from './settings-api.ts';

/** True when all panels are loaded, to avoid layout shifts. */
export function useSettingsReady(): boolean {
  const userId = useUser()?.id;
  const blocks = useInfiniteQuery(blocksQuery(userId));
  const others = useQueries({
    queries: [
      accountQuery(userId),
      sessionsQuery(userId),
      passkeysQuery(userId),
      secondFactorQuery(userId),
      noticeSettingsQuery(userId),
    ],
    combine: (results) => results.some(({ isPending }) => isPending),
  });
  return !blocks.isPending && !others;
}
