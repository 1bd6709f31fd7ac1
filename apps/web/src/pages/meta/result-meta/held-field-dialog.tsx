import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { fieldsQuery, type MetaField } from '#features/meta/result-meta/detail-api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { FieldFacts } from './field-facts.tsx';

type Props = { windowId: string; onClose: () => void; onChoose: (field: MetaField) => void };

/** Chooses earlier events, newest first. Two series may have the same name. */
export function HeldFieldDialog({ windowId, onClose, onChoose }: Props) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const { data, error } = useQuery(fieldsQuery(config.gameid, windowId, asked));
  const kinds = {
    venue: t`Venue`,
    series: t({ message: 'Series', context: 'tournament' }),
    organizer: t`Organizer`,
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`A venue’s last events`}
      description={t`The last six events of a venue, a series or an organizer that were counted in this set. Few decks say little: look at their number.`}
      closeLabel={t`Close`}
    >
      <TextField
        label={t`Name`}
        type="search"
        maxLength={60}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {error && <p role="alert">{errorText(error)}</p>}
      {!data && !error && <Skeleton height={180} width="100%" />}
      {data?.fields.length === 0 && <p>{t`Nothing was counted under this name.`}</p>}
      <ul className="held-fields">
        {data?.fields.map((field) => (
          <li key={`${field.kind} ${field.name} ${field.from} ${field.decks}`}>
            <button type="button" onClick={() => onChoose(field)}>
              <b>{field.name}</b>
              <Tag>{kinds[field.kind]}</Tag>
              <FieldFacts field={field} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
