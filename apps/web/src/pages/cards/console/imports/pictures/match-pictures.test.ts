import { expect, it } from 'vitest';
import { matchPictures } from './match-pictures.ts';

const cards = ['GD01-001', 'GD01-001_P1', 'UA/ST-2', 'R★-3'].map((cardno) => ({
  cardno,
  name: `Card ${cardno}`,
  image: null,
}));
const match = (...names: string[]) => {
  const files = names.map((name) => ({ name, size: name.startsWith('GD01-001_P1') ? 900 : 10 }));
  const { matched, left } = matchPictures(files, cards, 100);
  return {
    matched: Object.fromEntries(matched.map(({ file, card }) => [file.name, card.cardno])),
    left: Object.fromEntries(left.map(({ file, why }) => [file.name, why])),
  };
};

it('finds the card by file name, in any allowed spelling', () => {
  expect(match('gd01-001.PNG', 'UA_ST-2.jpeg', 'r★-3.webp')).toEqual({
    matched: { 'gd01-001.PNG': 'GD01-001', 'UA_ST-2.jpeg': 'UA/ST-2', 'r★-3.webp': 'R★-3' },
    left: {},
  });
});

it('gives a reason for every ignored file and never guesses', () => {
  const names = ['GD01-001.png', 'gd01_001.jpg', 'GD01-0012.png', 'GD01-001.svg'];
  expect(match(...names, 'GD01-001_P1.png')).toEqual({
    matched: { 'GD01-001.png': 'GD01-001' },
    left: {
      'gd01_001.jpg': 'twice',
      'GD01-0012.png': 'unknown',
      'GD01-001.svg': 'type',
      'GD01-001_P1.png': 'large',
    },
  });
});
