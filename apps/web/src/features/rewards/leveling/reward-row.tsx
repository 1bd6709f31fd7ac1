import { useLingui } from '@lingui/react/macro';
import { LevelChip } from '#ui/level-chip.tsx';
import { Tag } from '#ui/tag.tsx';
import './leveling.css';

export interface RewardRowProps {
  level: number;
  words: string;
  isPlanned?: boolean;
}

export function RewardRow({ level, words, isPlanned }: RewardRowProps) {
  const { t } = useLingui();
  return (
    <li className="rewards__row">
      <span className="rewards__level">
        <LevelChip level={level} unit={t`LV`} label={t`Level ${level}`} />
      </span>
      <span className="rewards__words">{words}</span>
      {isPlanned && <Tag tone="soon">{t`Soon`}</Tag>}
    </li>
  );
}
