import { parseMarkdown, type InlinePart } from '#ui/markdown/parse-markdown.ts';

/** Removes Markdown syntax but keeps lines. Example: `**a** b` becomes `a b`. */
export function toPlainText(markdown: string): string {
  const lines = parseMarkdown(markdown).flatMap((block): string[] => {
    switch (block.kind) {
      case 'heading':
        return [joinParts(block.parts)];
      case 'paragraph':
      case 'quote':
        return block.lines.map(joinParts);
      case 'list':
        return block.items.map((item) => `· ${joinParts(item)}`);
      case 'rule':
        return [];
    }
  });
  return lines.join('\n');
}

function joinParts(parts: readonly InlinePart[]): string {
  return parts.map((part) => ('text' in part ? part.text : joinParts(part.parts))).join('');
}
