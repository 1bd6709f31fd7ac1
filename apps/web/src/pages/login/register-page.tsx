import { useLingui } from '@lingui/react/macro';
import { pageDescription } from '#lib/message-text.ts';
import { AccountsSoon } from './accounts-soon.tsx';

export function RegisterPage() {
  const { t } = useLingui();
  return <AccountsSoon title={t`Register`} lead={pageDescription('register')} />;
}
