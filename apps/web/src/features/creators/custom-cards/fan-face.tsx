import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { FaceForm } from '#catalogue/faces/draw-card-face.ts';
import { useDrawnFace } from '#catalogue/faces/use-drawn-face.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useNear } from '#lib/use-near.ts';
import { DrawnFace } from '#ui/drawn-face.tsx';
import type { CellValue } from './api.ts';
import './fan-face.css';

export type FanFaceProps = {
  number: string;
  fields: Readonly<Record<string, CellValue | undefined>>;
  picture?: string | null;
  /** A tile omits unreadable details. Print loads pictures without scrolling. */
  use?: 'tile' | 'large' | 'print';
};

/** A fan-made card with picture or drawn face. */
export function FanFace({ number, fields, picture, use = 'tile' }: FanFaceProps) {
  const { t } = useLingui();
  const [frame, isNear] = useNear<HTMLSpanElement>();
  const form = use === 'tile' ? 'small' : 'full';
  const name = String(fields['name'] ?? '');
  return (
    <span className="fan-face">
      <span ref={frame} className="fan-face__frame">
        {picture ? (
          <img className="fan-face__picture" src={picture} alt={name} loading="lazy" />
        ) : (
          <FieldsFace
            number={number}
            fields={fields}
            form={form}
            isNear={isNear || use === 'print'}
          />
        )}
      </span>
      <span className="fan-face__sign">{t`Fan-made`}</span>
    </span>
  );
}

type FieldsFaceProps = Pick<FanFaceProps, 'number' | 'fields'> & {
  form: FaceForm;
  isNear: boolean;
};

/** Text until the face is drawn. */
function FieldsFace({ number, fields, form, isNear }: FieldsFaceProps) {
  const config = useGameConfig();
  const row = useMemo(() => ({ ...fields, id: number }), [fields, number]);
  const drawn = useDrawnFace(isNear ? row : null, form);
  const name = String(fields['name'] ?? '');
  const kind = textOf(fields, config.cardType_column);
  const alt = [name, kind].filter(Boolean).join(', ');
  if (drawn !== undefined) return <img className="fan-face__picture" src={drawn} alt={alt} />;
  return (
    <DrawnFace
      name={name}
      number={number}
      alt={alt}
      color={textOf(fields, config.cardColor_column)}
      kind={kind}
      text={textOf(fields, 'effectdata')}
      numbers={listNumbers(config, fields)}
    />
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
