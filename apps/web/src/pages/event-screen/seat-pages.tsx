import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { RoundView } from '#features/tournaments/play/api.ts';

const PAGE = 42;
const PAGE_MS = 12_000;

/** Names from A to Z in pages that change; nothing scrolls under a reader. */
export function SeatPages({ matches }: { matches: RoundView['matches'] }) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const seats = matches
    .flatMap(({ table, a, b }) =>
      b
        ? [
            { table, name: a.name, other: b.name },
            { table, name: b.name, other: a.name },
          ]
        : [{ table, name: a.name, other: t`Bye` }],
    )
    .sort((one, other) => one.name.localeCompare(other.name));
  const pages = Math.max(1, Math.ceil(seats.length / PAGE));
  useEffect(() => {
    if (pages === 1) return undefined;
    const timer = setInterval(() => setPage((now) => (now + 1) % pages), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);
  const shown = seats.slice((page % pages) * PAGE, (page % pages) * PAGE + PAGE);
  const letter = (name: string | undefined): string => name?.slice(0, 1).toUpperCase() ?? '';
  return (
    <>
      <h2 className="venue__letters">
        {letter(shown[0]?.name)} – {letter(shown.at(-1)?.name)}
      </h2>
      <ul className="venue__seats">
        {shown.map(({ table, name, other }) => (
          <li key={`${table}/${name}`}>
            <span>{name}</span> <small>{other}</small> <strong>{table}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
