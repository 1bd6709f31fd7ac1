import { findSeriesPrefixes, type ListAddress } from '@deckframe/domain/filter-url/list-address';
import type { GameConfig } from '@deckframe/domain/game-config';
import { useLingui } from '@lingui/react/macro';
import { findCustomSeries } from '#features/cards/series-picker/list-series.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Warning about unknown series in the address. */
export function UnknownSeries({
  names,
  onChoose,
}: {
  names: string[];
  onChoose: (() => void) | undefined;
}) {
  const { t, i18n } = useLingui();
  const named = new Intl.ListFormat(i18n.locale).format(names.map((word) => t`“${word}”`));
  return (
    <div className="wrap card-list-unknown">
      <Notice
        tone="warn"
        title={t`Unknown series: ${named}`}
        action={onChoose && <Button size="sm" onClick={onChoose}>{t`Choose a series`}</Button>}
      >
        {t`The link contains a series that this game does not have.`}
      </Notice>
    </div>
  );
}

/** Returns the unknown series of an address. */
export function listUnknownSeries(
  { series, customSeries }: ListAddress,
  known: GameConfig['series'],
) {
  const prefixes = Object.keys(known);
  return [
    ...series.filter((code) => findSeriesPrefixes([code], prefixes).length === 0),
    ...customSeries.filter((name) => findCustomSeries([name], known).length === 0),
  ];
}
