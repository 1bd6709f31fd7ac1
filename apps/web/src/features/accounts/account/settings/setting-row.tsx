import type { ReactNode } from 'react';
import './setting-row.css';

export interface SettingRowProps {
  icon?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** Buttons of the row. */
  actions?: ReactNode;
}

/** One line of a list of settings; use inside a `SettingList`. */
export function SettingRow({ icon, title, note, actions }: SettingRowProps) {
  return (
    <li className="setting">
      {icon && <span className="setting__icon">{icon}</span>}
      <span className="setting__words">
        <span className="setting__title">{title}</span>
        {note && <span className="setting__note">{note}</span>}
      </span>
      {actions && <span className="setting__actions">{actions}</span>}
    </li>
  );
}

export function SettingList({ children }: { children: ReactNode }) {
  return <ul className="settings-rows">{children}</ul>;
}
