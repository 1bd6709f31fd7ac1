import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { openTextArea } from '#lib/i18n.ts';
import {
  forgetVisitorActions,
  listVisitorActions,
  sendVisitorAction,
  type VisitorAction,
} from '#lib/visitor-action.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

/**
 * Sends what a visitor began on an earlier page, once the account registered for it logs in. Any
 * other account is asked first.
 */
export function VisitorActionSender(): null {
  const { t } = useLingui();
  const services = useAppServices();
  const client = useQueryClient();
  const user = useUser();
  const send = (action: VisitorAction) => void sendVisitorAction({ services, client }, action);
  const offer = async (action: VisitorAction) => {
    // Asked once.
    await Promise.all([forgetVisitorActions(), openTextArea('account')]);
    toasts.show({
      kind: 'info',
      title: t`You began something before you logged in.`,
      detail: action.promise,
      action: { label: t`Do it now`, onPress: () => send(action) },
    });
  };
  const finish = async (username: string) => {
    for (const action of await listVisitorActions()) {
      if (action.username === username) send(action);
      else await offer(action);
    }
  };
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  const username = user?.username;
  useEffect(() => {
    if (username !== undefined) void latest.current(username);
  }, [username]);
  return null;
}
