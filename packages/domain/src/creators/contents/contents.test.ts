import { expect, it } from 'vitest';
import { pictureLine, splitArticle, listMentions, splitMentions } from './mentions.ts';
import { contentStateOf, excerptOf, readingMinutes } from './content.ts';
import { linkHostOf, parseWebLink } from './web-link.ts';

it.each([
  ['https://video.example/watch?v=1&t=2#x', 'https://video.example/watch?v=1&t=2#x'],
  ['  HTTPS://Video.Example/A ', 'https://video.example/A'],
  ['https://xn--e1afmkfd.xn--p1ai/x', 'https://xn--e1afmkfd.xn--p1ai/x'],
  ['https://video.example:8443', 'https://video.example:8443'],
])('%s leads to %s', (text, link) => expect(parseWebLink(text)).toBe(link));

it.each([
  'http://video.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//video.example',
  'video.example',
  'https://user:word@video.example',
  'https://video.example@evil.example',
  'https://203.0.113.7/x',
  'https://[2001:db8::7]/x',
  'https://localhost/x',
  'https://video.example/"onclick="x',
  'https://video.example/<script>',
  'https://video.example\\@evil.example',
  'https://vidеo.example/cyrillic-e',
  'https://video.example/\u202Egpj.exe',
  `https://video.example/${'x'.repeat(300)}`,
])('%s is not a link', (text) => expect(parseWebLink(text)).toBeUndefined());

it('shows a host without www', () => {
  expect(linkHostOf('https://www.video.example:8443/x?y')).toBe('video.example');
});

it('a scheduled content becomes public at its time', () => {
  expect(contentStateOf(null, 5)).toBe('draft');
  expect(contentStateOf(6, 5)).toBe('scheduled');
  expect(contentStateOf(5, 5)).toBe('published');
});

it('finds each mention once and ignores other brackets', () => {
  expect(splitMentions('Play [[ST01-001]], then [[deck:0abc]] [[two words]] [x]')).toEqual([
    'Play ',
    { kind: 'card', id: 'ST01-001' },
    ', then ',
    { kind: 'deck', id: '0abc' },
    ' [[two words]] [x]',
  ]);
  expect(listMentions('[[A]] [[B]] [[A]] [[deck:C]]', 'card')).toEqual(['A', 'B']);
  const many = Array.from({ length: 99 }, (_, place) => `[[C-${place}]]`).join(' ');
  expect(listMentions(many, 'card')).toHaveLength(60);
});

it('an excerpt is short plain text, and reading time is at least a minute', () => {
  expect(excerptOf('# Hi **you**\n\n- see [this](https://a.example) and [[ST01-001]]')).toBe(
    'Hi you see this and ST01-001',
  );
  expect(excerptOf('Look at [[deck:034zJi9tqIGhckFZlPW3Wr]] first')).toBe('Look at … first');
  expect(excerptOf('x'.repeat(500))).toHaveLength(161);
  expect([readingMinutes(''), readingMinutes('word '.repeat(660))]).toEqual([1, 3]);
});

it('a picture is on its own line and from this site', () => {
  const own = '/media/uploads/contents/7/abcdefghij_-.webp';
  const elsewhere = '![x](https://evil.example/x.webp)';
  const body = `One\n\n![A](${own})\nTwo\n${elsewhere}\nwords ![B](${own})`;
  expect(splitArticle(body)).toEqual([
    { kind: 'text', text: 'One\n' },
    { kind: 'picture', alt: 'A', address: own },
    { kind: 'text', text: `Two\n${elsewhere}\nwords ![B](${own})` },
  ]);
  expect(splitArticle(pictureLine(own))).toEqual([{ kind: 'picture', alt: '', address: own }]);
});

it.each([
  ['opening brackets', '['],
  ['line breaks', '\n'],
  ['links that never close', '[a]('],
  ['list marks', '- '],
  ['numbers', '9'],
  ['mentions that never close', '[[deck:'],
])('computes an excerpt of 20,000 characters of %s in milliseconds', (_, repeated) => {
  const body = repeated.repeat(Math.ceil(20_000 / repeated.length)).slice(0, 20_000);
  const begin = Date.now();
  expect(excerptOf(body).length).toBeLessThanOrEqual(161);
  expect(Date.now() - begin).toBeLessThan(20);
});

it('an excerpt ends with an ellipsis if the article continues', () => {
  expect(excerptOf(`${'*'.repeat(19_000)}words`)).toBe('…');
  expect(excerptOf(`Short.${' '.repeat(10_000)}The end.`)).toBe('Short.…');
});
