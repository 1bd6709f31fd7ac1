import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

type CheckRowProps = {
  name: string;
  listed: number;
  counted: number;
  onCount: (count: number) => void;
};

export function CheckRow({ name, listed, counted, onCount }: CheckRowProps) {
  const { t } = useLingui();
  const difference = counted - listed;
  return (
    <tr data-state={difference === 0 ? undefined : 'disputed'}>
      <th scope="row">{name}</th>
      <td>{listed}</td>
      <td>
        <span className="desk-acts">
          <IconButton
            size="sm"
            variant="framed"
            label={t`One less: ${name}`}
            icon={<Minus size={14} />}
            disabled={counted === 0}
            onClick={() => onCount(counted - 1)}
          />
          {counted}
          <IconButton
            size="sm"
            variant="framed"
            label={t`One more: ${name}`}
            icon={<Plus size={14} />}
            onClick={() => onCount(counted + 1)}
          />
        </span>
      </td>
      <td>
        {difference === 0
          ? '='
          : difference > 0
            ? t`${difference} too many`
            : t`${-difference} missing`}
      </td>
    </tr>
  );
}
