import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { Catalogue } from '#catalogue/use-catalogue.ts';
import type { CardUses } from '#features/cards/card-browse/views/card-results.tsx';
import { findCustomSeries } from '#features/cards/series-picker/list-series.ts';
import { SeriesPicker } from '#features/cards/series-picker/series-picker.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { laterPart } from '#lib/later-part.ts';
import { errorText, pageTitle, webText } from '#lib/message-text.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { OwnedCount } from '#features/collection/card/owned-count.tsx';
import { ListActions } from './list-actions.tsx';
import { ListBody } from './list-body.tsx';
import {
  ALL_SERIES,
  INITIAL_LIST_STATE,
  nextListState,
  type ListEvent,
} from '../cards/card-list/list-state.ts';
import { NewSection } from './new-section.tsx';
import { useStoredFilters } from './use-stored-filters.ts';
import { useListAddress } from '../cards/card-list/use-list-address.ts';
import '../cards/card-list/card-list-page.css';

const CARD_USES: CardUses = {
  owned: ({ cardno }) => <OwnedCount cardno={cardno} />,
  modalActions: (card, close) => <ListActions card={card} onClose={close} />,
};
const CustomPicker = laterPart('community', 'custom-picker', async () => {
  const { PublicSeries } = await import('#features/creators/custom-cards/public-series.tsx');
  return PublicSeries;
});
const drawNewCards = (catalogue: Catalogue) => <NewSection catalogue={catalogue} />;

/** Every card of the game: choose series where the game asks for it, then search and look. */
export function CardListPage() {
  const { i18n } = useLingui();
  const config = useGameConfig();
  const { displayNewCardsAtTop } = useUserPreferences();
  const list = useListAddress();
  const { address, series, change } = list;
  useStoredFilters(list);
  const [state, setState] = useState(INITIAL_LIST_STATE);
  const [startedBy, setStartedBy] = useState<string | null>(null);
  const apply = (what: () => void) => {
    try {
      what();
    } catch (error) {
      toasts.show({ kind: 'error', title: webText('seriesFailed', { message: errorText(error) }) });
    }
  };
  const send = (event: ListEvent) =>
    apply(() => {
      const step = nextListState(state, event);
      if (step.warning) toasts.show({ kind: 'warning', title: webText('seriesMissing') });
      // By what it is then: two events may come before the next drawing.
      setState((current) => nextListState(current, event).state);
      if (step.state.mode === 'loadCards' && event.kind !== 'started') {
        void change({ series: step.state.series === 'all' ? [] : step.state.series });
      }
    });

  const wanted = series.join(',');
  const custom = findCustomSeries(address.customSeries, config.series).join(',');
  const { openCustom } = address;
  const key = [wanted, custom, openCustom].join(' ');
  // The address names other series: the list starts again from it.
  if (startedBy !== key) {
    setStartedBy(key);
    const start = {
      series: splitCodes(wanted),
      customSeries: splitCodes(custom),
      openCustom,
      seriesLoadedAtStart: config.seriesLoadedAtStart,
      pickAndSelectSeries: config.pickAndSelectSeries,
    };
    setState(nextListState(INITIAL_LIST_STATE, { kind: 'started', start }).state);
  }

  const showAll = () => {
    const isDefault = config.seriesLoadedAtStart === ALL_SERIES;
    setState({ mode: 'loadCards', series: isDefault ? 'all' : Object.keys(config.series) });
    apply(() => void change({ series: isDefault ? [] : Object.keys(config.series) }));
  };
  const isChoosing = state.mode === 'selectSeries' || state.mode === 'pickMultipleSeries';
  return (
    <>
      <h1 className="sr-only" lang={i18n.locale}>
        {pageTitle('cardList')}
      </h1>
      {isChoosing && (
        <div className="wrap card-list-choice">
          <SeriesPicker
            picked={state.mode === 'pickMultipleSeries' ? state.picked : null}
            custom={
              state.customOpen && (
                <Suspense>
                  <CustomPicker />
                </Suspense>
              )
            }
            onSelect={(code) => send({ kind: 'seriesSelected', code })}
            onToggle={(code) => send({ kind: 'seriesToggled', code })}
            onPickSeveral={() => send({ kind: 'multipleChosen' })}
            onApply={() => send({ kind: 'applied' })}
            onAll={showAll}
          />
        </div>
      )}
      {(state.mode === 'loadCards' || state.mode === 'loaded') && (
        <ListBody
          address={address}
          pool={{ series: state.series }}
          state={list}
          uses={CARD_USES}
          onLoaded={() => send({ kind: 'cardsLoaded' })}
          onChangeSeries={() => send({ kind: 'hardReset' })}
          lead={displayNewCardsAtTop ? drawNewCards : undefined}
        />
      )}
    </>
  );
}

function splitCodes(text: string): string[] {
  return text === '' ? [] : text.split(',');
}
