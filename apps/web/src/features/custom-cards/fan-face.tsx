import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import { DrawnFace } from '#ui/drawn-face.tsx';
import type { CellValue } from './api.ts';
import './fan-face.css';

export type FanFaceProps = {
  number: string;
  fields: Readonly<Record<string, CellValue | undefined>>;
  picture?: string | null;
};

/** A fan-made card: its own picture, else drawn from its words. Both say what it is. */
export function FanFace({ number, fields, picture }: FanFaceProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const name = String(fields['name'] ?? '');
  const kind = textOf(fields, config.cardType_column);
  return (
    <span className="fan-face">
      <span className="fan-face__frame">
        {picture ? (
          <img className="fan-face__picture" src={picture} alt={name} loading="lazy" />
        ) : (
          <DrawnFace
            name={name}
            number={number}
            alt={[name, kind].filter(Boolean).join(', ')}
            color={textOf(fields, config.cardColor_column)}
            kind={kind}
            text={textOf(fields, 'effectdata')}
            numbers={listNumbers(config, fields)}
          />
        )}
      </span>
      <span className="fan-face__sign">{t`Fan-made`}</span>
    </span>
  );
}

function listNumbers(config: PublicGameConfig, fields: FanFaceProps['fields']) {
  return ['level', 'cost', 'apdata', 'hp']
    .filter((column) => typeof fields[column] === 'number' && config.labels[column] !== undefined)
    .map((column) => ({ label: config.labels[column] ?? column, value: String(fields[column]) }));
}

function textOf(fields: FanFaceProps['fields'], column: string): string | null {
  const value = fields[column];
  return value === null || value === undefined || value === '' ? null : String(value);
}
