import { Plural, useLingui } from '@lingui/react/macro';
import { Image } from 'lucide-react';
import { localSettings } from '#lib/preference-stores.ts';
import { useValue } from '#lib/use-value.ts';
import { SizeSlider } from '#ui/size-slider.tsx';
import { listViewStore } from '../cards/card-browse/views/list-view.ts';

/** How many cards were found, and how large they are. */
export function ListCount({ total, cardSize }: { total: number; cardSize: number }) {
  const { t } = useLingui();
  const view = useValue(listViewStore);
  return (
    <div className="card-list__count">
      <p role="status">
        <Plural value={total} one="# card" other="# cards" />
      </p>
      {view === 'grid' && (
        <SizeSlider
          label={t`Card size`}
          labelHidden
          icon={<Image size={15} aria-hidden="true" />}
          value={cardSize}
          onChange={localSettings.setCardSize}
        />
      )}
    </div>
  );
}
