import { Trans, useLingui } from '@lingui/react/macro';
import { useAppServices } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { readArchetypes } from '../../site/console/game/config-api.ts';
import { useConfigForm } from '../../site/console/game/config-form.ts';
import type { ConfigSection } from '../../site/console/game/config-sections.ts';
import type { ConfigMap } from '../../site/console/game/schema.ts';

type FieldsSectionProps = { title: string; section: ConfigSection; config: ConfigMap };

/** A section whose fields are made from the schema alone. */
export function FieldsSection({ title, section, config }: FieldsSectionProps) {
  const { Field } = useConfigForm();
  return (
    <Panel heading={title}>
      <div className="config-fields">
        {section.keys.map(({ key, schema, isRequired }) =>
          key === 'archetypes' && config[key] === undefined ? (
            <ArchetypesOfFile key={key} />
          ) : (
            <Field
              key={key}
              schema={schema}
              value={config[key]}
              path={[key]}
              isRequired={isRequired}
            />
          ),
        )}
      </div>
    </Panel>
  );
}

/** Here nobody should have to begin with none: the first change starts from those in force. */
function ArchetypesOfFile() {
  const { t } = useLingui();
  const { set } = useConfigForm();
  const { gameid } = useAppServices().config;
  return (
    <div className="config-part" id="config/archetypes" tabIndex={-1}>
      <p className="config-part__words">
        <Trans>The archetypes are those of the game’s file.</Trans>
      </p>
      <div>
        <Button
          onClick={() => void readArchetypes(gameid).then((found) => set(['archetypes'], found))}
        >
          {t`Change them here`}
        </Button>
      </div>
    </div>
  );
}
