import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '#lib/app-services.ts';
import { isLocale } from '#lib/i18n.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { noticeSettingsQuery, type NoticeSettings } from './settings-api.ts';

/** Optimistic update; enabling mails stores the language. */
export function useSaveNotices(): (next: NoticeSettings) => void {
  const { queryKey } = noticeSettingsQuery(useUser()?.id);
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const { mutate } = useApiWrite('PUT /api/me/notice-settings', {
    show: async ({ body }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, body);
      return () => queryClient.setQueryData(queryKey, before);
    },
  });
  return (next) => {
    const before = queryClient.getQueryData(queryKey);
    const isFirst = before !== undefined && !hasMail(before) && hasMail(next);
    const { locale } = i18n;
    mutate({ body: isFirst && isLocale(locale) ? { ...next, language: locale } : next });
  };
}

const hasMail = ({ ways }: NoticeSettings): boolean => Object.values(ways).includes('mail');
