import { ChoiceField, FlagField } from './choice-field.tsx';
import { GroupsField, LinesField } from './lines-field.tsx';
import { ListField } from './list-field.tsx';
import { MapField } from '../../site/console/game/map-field.tsx';
import { ObjectField } from '../../site/console/game/object-field.tsx';
import type { SchemaFieldProps } from '../../site/console/game/config-form.ts';
import { kindOf } from '../../site/console/game/schema.ts';
import { TextValueField } from './text-value-field.tsx';
import { TupleField } from './tuple-field.tsx';
import { VariantsField } from './variants-field.tsx';

/** The control for a part of the config, chosen by its schema alone. */
export function SchemaField(props: SchemaFieldProps) {
  switch (kindOf(props.schema)) {
    case 'flag':
      return <FlagField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'lines':
      return <LinesField {...props} />;
    case 'groups':
      return <GroupsField {...props} />;
    case 'tuple':
      return <TupleField {...props} />;
    case 'list':
      return <ListField {...props} />;
    case 'map':
      return <MapField {...props} />;
    case 'object':
      return <ObjectField {...props} />;
    case 'variants':
      return <VariantsField {...props} />;
    default:
      return <TextValueField {...props} />;
  }
}
