import { useLingui } from '@lingui/react/macro';
import { Check, LayoutGrid, Rows3, Settings2, SlidersHorizontal, Table } from 'lucide-react';
import {
  localSettings,
  useLocalSettings,
  useUserPreferences,
  userPreferences,
} from '#lib/preference-stores.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { useValue } from '#lib/use-value.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { listViewStore } from './views/list-view.ts';
import { CardSort, type ListSort } from '#features/cards/card-browse/filters/card-sort.tsx';

export type ListToolsProps = {
  sort: ListSort;
  onSort: (sort: ListSort) => void;
  active: number;
  onFilters: () => void;
  onChangeSeries: () => void;
};

/** Sort and view; on narrow windows a button for the sheet. */
export function ListTools(props: ListToolsProps) {
  const { t } = useLingui();
  const isNarrow = useMedia(NARROW_QUERY);
  if (!isNarrow) return <ListChoices {...props} />;
  return (
    <IconButton
      label={t`Filters and display`}
      icon={<SlidersHorizontal size={18} />}
      size="lg"
      variant="framed"
      count={props.active}
      onClick={props.onFilters}
    />
  );
}

export type ListChoicesProps = Pick<ListToolsProps, 'sort' | 'onSort' | 'onChangeSeries'>;

export function ListChoices({ sort, onSort, onChangeSeries }: ListChoicesProps) {
  const { t } = useLingui();
  const view = useValue(listViewStore);
  return (
    <div className="list-tools">
      <CardSort sort={sort} onSort={onSort} />
      <Segmented
        label={t`View`}
        value={view}
        onChange={listViewStore.set}
        options={[
          { value: 'grid', label: t`Grid`, icon: <LayoutGrid size={16} /> },
          { value: 'list', label: t`List`, icon: <Rows3 size={16} /> },
          { value: 'table', label: t`Table`, icon: <Table size={16} /> },
        ]}
      />
      <DisplayMenu onChangeSeries={onChangeSeries} />
    </div>
  );
}

function DisplayMenu({ onChangeSeries }: { onChangeSeries: () => void }) {
  const { t } = useLingui();
  const preferences = useUserPreferences();
  const settings = useLocalSettings();
  const toSwitch = (id: string, label: string, isOn: boolean, onSelect: () => void): MenuItem => ({
    id,
    label,
    icon: isOn ? <Check size={15} /> : <span className="list-tools__off" />,
    onSelect,
  });
  const items: MenuItem[] = [
    toSwitch('new', t`New cards first`, settings.showNewCardsFirst, () =>
      localSettings.turn('showNewCardsFirst', !settings.showNewCardsFirst),
    ),
    toSwitch('single', t`List alternates separately`, preferences.ungroupAlternates, () =>
      userPreferences.change({ ungroupAlternates: !preferences.ungroupAlternates }),
    ),
    toSwitch('prices', t`Show prices`, settings.isPricingVisible, () =>
      localSettings.turn('isPricingVisible', !settings.isPricingVisible),
    ),
    toSwitch('line', t`Line under each card`, preferences.showQuickInfoLabels, () =>
      userPreferences.change({ showQuickInfoLabels: !preferences.showQuickInfoLabels }),
    ),
    { kind: 'separator', id: 'line-1' },
    { id: 'series', label: t`Choose series …`, onSelect: onChangeSeries },
  ];
  return (
    <Menu
      trigger={<IconButton label={t`Display`} icon={<Settings2 size={17} />} />}
      items={items}
    />
  );
}
