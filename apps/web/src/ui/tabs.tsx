import type { ReactNode } from 'react';
import { Tabs as Base } from '@base-ui/react/tabs';
import './tabs.css';

export type TabItem = {
  value: string;
  label: ReactNode;
  count?: number;
  disabled?: boolean;
  panel: ReactNode;
};

export type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
};

export function Tabs({ label, items, value, onChange }: TabsProps) {
  return (
    <Base.Root className="tabs" value={value} onValueChange={(next) => onChange(String(next))}>
      <Base.List className="tabs__list" aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className="tabs__tab"
          >
            {item.label}
            {item.count !== undefined && <span className="tabs__count">{item.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className="tabs__mark" />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="tabs__panel">
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
