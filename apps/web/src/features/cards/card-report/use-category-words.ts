import type { CardReportCategory } from '@deckframe/domain/community/writing/card-report';
import { useLingui } from '@lingui/react/macro';

export function useCategoryWords(): Readonly<Record<CardReportCategory, string>> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    numbers: t`Cost or numbers`,
    effect: t`Effect text`,
    traits: t`Color, type or traits`,
    picture: t`Picture`,
    price: t`Price`,
    printings: t`Printings`,
    other: t`Something else`,
  };
}
