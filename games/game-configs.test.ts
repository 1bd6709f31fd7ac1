import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { gameConfigSchema } from '@deckframe/contract/site/game-config';
import type { GameConfig } from '@deckframe/domain/game-config';
import { listGameFolders } from '@deckframe/database/game-folders';
import { findPage } from '@deckframe/domain/site/pages/page-path';
import { toOklab } from '@deckframe/domain/site/theme/theme-color';
import { describe, expect, it } from 'vitest';

const GAME_IDS = listGameFolders();

const folder = new URL('.', import.meta.url);
const readText = (path: string) => readFileSync(new URL(path, folder), 'utf8');
const readConfig = (game: string) =>
  gameConfigSchema.parse(JSON.parse(readText(`${game}/game-config.json`)));
const configs = GAME_IDS.map((game) => [game, readConfig(game)] as const);

it('GAME-01 GAME-03 there is one config for each of the five games and no other', () => {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect(folders.sort()).toEqual(['gundam', 'opcg', 'pocket', 'ua', 'uaen']);
  expect(configs.map(([game, config]) => [game, config.gameid])).toEqual(
    GAME_IDS.map((game) => [game, game]),
  );
});

it('theme colours of the games are clearly different', () => {
  const colors = configs.map(([, config]) => toOklab(config.mainThemeColor));
  const distances = colors.flatMap((one, index) =>
    colors
      .slice(index + 1)
      .map((other) =>
        Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b),
      ),
  );
  expect(Math.min(...distances)).toBeGreaterThan(0.09);
});

describe.each(configs)('%s', (game, config) => {
  it('GAME-08 has every documented part', () => {
    expect(config).toMatchObject({
      gameid: game,
      startUrl: '/v3',
      cards_table: `${game}_cards`,
      decklists_table: `${game}_decklists`,
    });
    expect(typeof config.pickAndSelectSeries).toBe('boolean');
    expect(config.seriesLoadedAtStart).not.toBe('');
    expect(partsOf(config).filter(([, length]) => length === 0)).toEqual([]);
  });

  it('GAME-09 every card field is a cached column', () => {
    const mapped = [
      config.cardId_column,
      config.cardName_column,
      config.cardFront_column,
      config.formatedCardNo_column,
      config.series_column,
      config.cardOriginalId_column,
      config.cardPower_column,
      config.cardColor_column,
      config.cardTraits_column,
      config.rarity_column,
    ];
    expect(config.minimumCachingColumns).toEqual(expect.arrayContaining(mapped));
  });

  it('GAME-21 every keyword has a one-sentence explanation', () => {
    for (const sentence of Object.values(config.keywordTagDescriptions)) {
      expect(sentence).toMatch(/^[A-Z].{15,}\.$/);
    }
  });

  it('GAME-22 statistics define what can be played on turns one and two', () => {
    expect(config.statsConfig.customStats.map((stat) => stat.turn)).toEqual([1, 2]);
    // From the published rules; the second player draws in every game.
    const drawsGoingFirst: Record<string, number> = {
      gundam: 1,
      ua: 0,
      uaen: 0,
      pocket: 1,
      opcg: 0,
    };
    expect(config.firstTurnDraws).toEqual([drawsGoingFirst[game], 1]);
  });

  it('GAME-23 offers 0 and 1 for published in the card editor', () => {
    expect(config.editorColumnOptions.published).toEqual([0, 1]);
  });

  it('SHELL-20 only the two games with custom series have a Custom Hub', () => {
    const expected = ['ua', 'uaen'].includes(game) ? 'live' : 'hidden';
    expect(config.features.customHub).toBe(expected);
    expect(config.features.studio).toBe('live');
  });

  it('has the four footer links, and internal ones lead to existing pages', () => {
    expect(config.footerLinks.map((link) => link.label)).toEqual([
      'Official game site',
      'Deckframe',
      'Data protection',
      'Hall of fame',
    ]);
    const pages = config.footerLinks.filter((link) => link.url.startsWith('/'));
    expect(pages.map((link) => findPage(link.url)?.page.id)).toEqual([
      'dataProtection',
      'hallOfFame',
    ]);
  });

  it('GAME-07 card faces use the theme colour of the game', () => {
    const { accent } = JSON.parse(readText(`${game}/face-mapping.json`)) as { accent: string };
    expect(accent.toUpperCase()).toBe(config.mainThemeColor);
  });

  it('contains no secrets', () => {
    expect(readText(`${game}/game-config.json`)).not.toMatch(/maintenanceCode|secret|password/i);
  });

  it('only features with data are live', () => {
    const hasCards = existsSync(new URL(`${game}/demo/world.json`, folder));
    expect(config.features.cardOfTheDay).toBe(hasCards ? 'live' : 'comingSoon');
  });
});

function partsOf(config: GameConfig): [string, number][] {
  return [
    ['gamename', config.gamename.length],
    ['series', Object.keys(config.series).length],
    ['minimumCachingColumns', config.minimumCachingColumns.length],
    ['textFilterColumns', config.textFilterColumns.length],
    ['filters', config.filters.length],
    ['footerLinks', config.footerLinks.length],
    ['ordering-list', config['ordering-list'].length],
    ['charts', config.charts.length],
    ['gameColors', config.gameColors.length],
    ['deckSeparators', config.deckSeparators.length],
    ['selectableItems', config.selectableItems.length],
    ['keywordTagDescriptions', Object.keys(config.keywordTagDescriptions).length],
    ['statsConfig', config.statsConfig.customStats.length],
    ['editorColumnOptions', Object.keys(config.editorColumnOptions).length],
  ];
}
