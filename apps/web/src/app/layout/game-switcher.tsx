import { otherGamePath } from '@deckframe/domain/site/pages/page-path';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useGameConfig } from '#lib/app-services.ts';
import type { NavEntry } from '#ui/nav-menu-props.ts';
import { NavMenu } from '#ui/nav-menu.tsx';
import { useGamesQuery } from '#lib/games-query.ts';
import { useGamePath } from './use-current-page.ts';
import './game-switcher.css';

type GameEntry = NavEntry & { startPath: string };

/** The sibling sites. Each is its own configuration, so switching is a real page load. */
export function GameSwitcher() {
  const { t } = useLingui();
  const { gameid, gamename, mainThemeColor } = useGameConfig();
  const { data: games = [] } = useQuery(useGamesQuery());
  const path = useGamePath();
  // What is filtered or opened here is unknown there: the kind of page stays, the rest does not.
  const samePage = otherGamePath(path);
  const entries = games.map((game): GameEntry => ({
    id: game.id,
    title: game.name,
    icon: <GameMark color={game.themeColor} />,
    current: game.id === gameid,
    startPath: game.startPath.replace(/\/$/, samePage),
  }));
  const label = (
    <>
      <GameMark color={mainThemeColor} />
      <span className="game-name">{gamename}</span>
    </>
  );
  return (
    <div className="game-switcher">
      <NavMenu
        label={t`Games`}
        groups={[{ kind: 'menu', id: 'games', label, entries }]}
        renderLink={(entry, { children, ...props }) => (
          <a {...props} href={entry.startPath}>
            {children}
          </a>
        )}
        soonLabel={t`Soon`}
        closeKey={path}
      />
    </div>
  );
}

function GameMark({ color }: { color: string }) {
  return (
    <svg className="game-mark" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M1 1h8l4 4v8H5L1 9Z" fill={color} />
    </svg>
  );
}
