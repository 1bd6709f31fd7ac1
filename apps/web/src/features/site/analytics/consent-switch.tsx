import { useLingui } from '@lingui/react/macro';
import { Switch } from '#ui/switch.tsx';
import { useConsent } from './analytics-context.ts';

/** Gives or withdraws consent, effective immediately. */
export function ConsentSwitch() {
  const { t } = useLingui();
  const [consent, answer] = useConsent();
  return (
    <Switch
      label={t`Count my page views`}
      hint={t`Anonymous counts only. When off, nothing is sent.`}
      checked={consent === 'granted'}
      onChange={(event) => answer(event.target.checked ? 'granted' : 'denied')}
    />
  );
}
