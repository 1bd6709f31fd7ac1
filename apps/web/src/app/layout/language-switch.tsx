import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { LOCALES, isLocale, switchLocale } from '#lib/i18n.ts';
import { errorText } from '#lib/message-text.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import './language-switch.css';

export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  const change = (locale: string) => {
    if (!isLocale(locale)) return;
    switchLocale(locale).catch((error: unknown) => {
      toasts.show({ kind: 'error', title: errorText(error) });
    });
  };
  return (
    <label className="language">
      <Languages size={15} aria-hidden="true" />
      <span className="sr-only">{t`Language`}</span>
      <select value={i18n.locale} onChange={(event) => change(event.target.value)}>
        {Object.entries(LOCALES).map(([locale, name]) => (
          <option key={locale} value={locale} lang={locale}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
