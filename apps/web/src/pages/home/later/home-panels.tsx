import { useGameConfig } from '#lib/app-services.ts';
import { LeadersPanel } from '../../site/home/later/home-panels.tsx';
import { StartPanel } from './start-panel.tsx';

/** Beside the card of the day: a way back to one's deck, or to a first one, and who leads. */
export function HomePanels() {
  const { features } = useGameConfig();
  return (
    <>
      {features.deckBuilder === 'live' && <StartPanel />}
      {features.leaderboard === 'live' && <LeadersPanel />}
    </>
  );
}
