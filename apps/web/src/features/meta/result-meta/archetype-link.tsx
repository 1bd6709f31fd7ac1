import { Link } from '@tanstack/react-router';
import { useDeckName } from './use-deck-name.ts';

/** Links to an archetype's page. */
export function ArchetypeLink({ archetype, windowId }: { archetype: string; windowId: string }) {
  const nameOf = useDeckName();
  return (
    <Link
      to="/tournaments/meta/$id"
      params={{ id: archetype }}
      search={{ window: windowId }}
      className="archetype-link"
    >
      {nameOf(archetype)}
    </Link>
  );
}
