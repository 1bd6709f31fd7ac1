import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { ArticleText } from './article-text.tsx';

const DECK = { id: 'd1', name: 'Lantern Wall', cardCount: 50, favoriteCard: '', coverCard: '' };

it('an article has headings, safe links, decks and own pictures only', async () => {
  const body = [
    '# Heading',
    'See [[deck:d1]], [[deck:gone]] and [[NO-CARD]].',
    '[safe](https://a.example/x) [bad](javascript:alert(1)) <img src=x onerror=alert(1)>',
    '![x](https://evil.example/x.webp)',
    '![A picture](/media/uploads/contents/7/abcdefghij_-.webp)',
  ].join('\n\n');
  await openPart(<ArticleText body={body} decks={[DECK]} />);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Heading' })).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/deck/d1',
    'https://a.example/x',
    // External pictures become links.
    'https://evil.example/x.webp',
  ]);
  expect(links[1]?.getAttribute('rel')).toContain('noopener');
  const pictures = document.querySelectorAll('.article-text img');
  expect([...pictures].map((image) => image.getAttribute('src'))).toEqual([
    '/media/uploads/contents/7/abcdefghij_-.webp',
  ]);
  expect(document.querySelectorAll('.article-text script, .article-text [onerror]').length).toBe(0);
  await expect.element(page.getByText('NO-CARD')).toBeVisible();
});
