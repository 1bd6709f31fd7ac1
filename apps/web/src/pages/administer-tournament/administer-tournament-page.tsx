import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { DEMO_ID } from '#features/tournaments/desk/demo/demo-id.ts';
import { useDemoStore } from '#features/tournament-desk/demo/use-demo-store.ts';
import { useDeskStore } from '#features/tournaments/desk/use-desk.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { OpenedDesk } from './opened-desk.tsx';
import '../tournaments/administer-tournament/administer-tournament-page.css';

/** The desk of an event, for whoever works at it; it goes on without a line. */
export function AdministerTournamentPage() {
  const user = useUser();
  const { gameid } = useGameConfig();
  const { id = '' } = useParams({ strict: false });
  if (id === DEMO_ID) return <PracticeDesk />;
  if (!user) return null;
  return <EventDesk key={`${gameid}/${id}`} game={gameid} id={id} userId={user.id} />;
}

function EventDesk({ game, id, userId }: { game: string; id: string; userId: string }) {
  return <OpenedDesk id={id} store={useDeskStore(game, id, userId)} />;
}

/** An event of nobody, to learn the desk by: it is in this window alone. */
function PracticeDesk() {
  const { t } = useLingui();
  return <OpenedDesk id={DEMO_ID} store={useDemoStore(t`Practice event`)} />;
}
