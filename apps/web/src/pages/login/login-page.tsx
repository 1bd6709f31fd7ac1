import { useLingui } from '@lingui/react/macro';
import { pageDescription } from '#lib/message-text.ts';
import { AccountsSoon } from './accounts-soon.tsx';

export function LoginPage() {
  const { t } = useLingui();
  return <AccountsSoon title={t`Login`} lead={pageDescription('login')} />;
}
