import { listSorts } from '@deckframe/domain/filter/card-sorts';
import { useLingui } from '@lingui/react/macro';
import {
  ArrowDown,
  ArrowUp,
  Check,
  LayoutGrid,
  Rows3,
  Settings2,
  SlidersHorizontal,
  Table,
} from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
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
import { listViewStore } from './list-view.ts';
import type { ListSort } from './use-list-address.ts';

export type ListToolsProps = {
  sort: ListSort;
  onSort: (sort: ListSort) => void;
  active: number;
  onFilters: () => void;
  onChangeSeries: () => void;
};

/** Sort, view and what the list shows; on narrow windows only the way to the sheet that has them. */
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
  const config = useGameConfig();
  const view = useValue(listViewStore);
  const isAscending = sort.direction === 'asc';
  return (
    <div className="list-tools">
      <div className="list-sort">
        <label className="list-sort__choice">
          <span className="list-sort__label" aria-hidden="true">{t`Sort`}</span>
          <select
            aria-label={t`Sort`}
            value={sort.column}
            onChange={(event) => onSort({ ...sort, column: event.target.value })}
          >
            {listSorts(config).map(({ column, label }) => (
              <option key={column} value={column}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <IconButton
          label={isAscending ? t`Ascending` : t`Descending`}
          icon={isAscending ? <ArrowUp size={16} /> : <ArrowDown size={16} />}
          onClick={() => onSort({ ...sort, direction: isAscending ? 'desc' : 'asc' })}
        />
      </div>
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
    toSwitch('single', t`List alternates singly`, preferences.ungroupAlternates, () =>
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
