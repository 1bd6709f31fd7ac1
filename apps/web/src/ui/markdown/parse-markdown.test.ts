import { describe, expect, it } from 'vitest';
import { parseInline, parseMarkdown } from './parse-markdown.ts';

describe('markdown of notes', () => {
  it('parses headings, lists, quotes, rules and paragraphs', () => {
    const blocks = parseMarkdown('# Plan\nFirst\nsecond\n\n- one\n- two\n1. a\n> said\n---');
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'quote',
      'rule',
    ]);
    expect(blocks[2]).toMatchObject({ ordered: false, items: [{ length: 1 }, { length: 1 }] });
    expect(blocks[3]).toMatchObject({ ordered: true });
  });

  it('parses bold, italic, code and links inside a line', () => {
    expect(parseInline('a **b** *c* `d` [e](https://example.org/x)')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', parts: [{ kind: 'text', text: 'b' }] },
      { kind: 'text', text: ' ' },
      { kind: 'emphasis', parts: [{ kind: 'text', text: 'c' }] },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd' },
      { kind: 'text', text: ' ' },
      { kind: 'link', href: 'https://example.org/x', parts: [{ kind: 'text', text: 'e' }] },
    ]);
  });

  it('leaves HTML and script addresses as text', () => {
    for (const text of [
      '<img src=x onerror=alert(1)>',
      '[x](javascript:alert(1))',
      '[x](data:text/html,1)',
      '<script>1</script>',
    ]) {
      expect(parseInline(text)).toEqual([{ kind: 'text', text }]);
    }
  });

  it('takes linear time for hostile texts', () => {
    const started = performance.now();
    for (const piece of ['*', '_', '[', '`', '**a', '[a](', '> ', 'http://']) {
      parseMarkdown(piece.repeat(20_000));
    }
    // A quadratic pattern takes more than 600 ms for one of them.
    expect(performance.now() - started).toBeLessThan(500);
  });
});
