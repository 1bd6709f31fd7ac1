import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { isLocale } from '#lib/i18n.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { NOTICES_KEY, saveNotices, type NoticeSettings } from './notices-api.ts';

/** Optimistic update; enabling mails stores the language. */
export function useSaveNotices(): (next: NoticeSettings) => void {
  const { api } = useAppServices();
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const { mutate } = useWrite({
    send: (next: NoticeSettings, key) => saveNotices(api, next, key),
    show: async (next) => {
      await queryClient.cancelQueries({ queryKey: NOTICES_KEY });
      const before = queryClient.getQueryData<NoticeSettings>(NOTICES_KEY);
      queryClient.setQueryData(NOTICES_KEY, next);
      return () => queryClient.setQueryData(NOTICES_KEY, before);
    },
  });
  return (next) => {
    const before = queryClient.getQueryData<NoticeSettings>(NOTICES_KEY);
    const isFirst = before !== undefined && !hasMail(before) && hasMail(next);
    mutate(isFirst && isLocale(i18n.locale) ? { ...next, language: i18n.locale } : next);
  };
}

const hasMail = ({ ways }: NoticeSettings): boolean => Object.values(ways).includes('mail');
