import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAppServices } from '#lib/app-services.ts';
import { forgetOnDevice } from './forget-on-device.ts';
import { clearStoredUser } from './log-out.ts';

/** Clears the member's data after logout. */
export function useForgetUser(): () => Promise<void> {
  const { session } = useAppServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    clearStoredUser(window);
    await forgetOnDevice(session.get()?.id, 'deleted');
    await navigate({ to: '/' });
    session.set(null);
    queryClient.clear();
  };
}
