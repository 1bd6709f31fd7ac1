import {
  CARD_REPORT_CATEGORIES,
  type CardReportCategory,
} from '@deckframe/domain/community/writing/card-report';
import { useLingui } from '@lingui/react/macro';
import { useCategoryWords } from '../cards/card-report/use-category-words.ts';
import '../cards/card-report/card-report.css';

export type CategoryChoiceProps = {
  value: CardReportCategory;
  onChange: (category: CardReportCategory) => void;
};

/** One of the kinds of error: radio buttons in the look of chips. */
export function CategoryChoice({ value, onChange }: CategoryChoiceProps) {
  const { t } = useLingui();
  const words = useCategoryWords();
  return (
    <fieldset className="report-kinds">
      <legend className="report-kinds__legend">{t`What is wrong?`}</legend>
      {CARD_REPORT_CATEGORIES.map((category) => (
        <label key={category} className="report-kind">
          <input
            type="radio"
            className="report-kind__input"
            name="card-report-category"
            checked={category === value}
            onChange={() => onChange(category)}
          />
          <span className="chip chip--toggle report-kind__face">{words[category]}</span>
        </label>
      ))}
    </fieldset>
  );
}
