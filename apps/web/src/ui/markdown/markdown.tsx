import { Fragment, type ReactNode } from 'react';
import { parseMarkdown, type InlinePart, type MarkdownBlock } from './parse-markdown.ts';
import './markdown.css';

export type MarkdownProps = {
  text: string;
  /** Level of the first heading in the page's outline. */
  level?: 2 | 3 | 4;
  /** Replaces text, for example references. */
  renderText?: RenderText;
};

type RenderText = (text: string) => ReactNode;

/** Renders a member's text as elements, never as HTML. */
export function Markdown({ text, level = 3, renderText = plain }: MarkdownProps) {
  return (
    <div className="markdown">
      {parseMarkdown(text).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same text always parts alike
        <Block key={index} block={block} level={level} render={renderText} />
      ))}
    </div>
  );
}

const plain: RenderText = (text) => text;

type BlockProps = { block: MarkdownBlock; level: number; render: RenderText };

function Block({ block, level, render }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(6, level + block.level - 1)}` as 'h3';
      return <Heading>{inline(block.parts, render)}</Heading>;
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same text always parts alike
            <li key={index}>{inline(item, render)}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return <blockquote>{lines(block.lines, render)}</blockquote>;
    case 'paragraph':
      return <p>{lines(block.lines, render)}</p>;
    case 'rule':
      return <hr />;
  }
}

function lines(all: readonly (readonly InlinePart[])[], render: RenderText): ReactNode {
  return all.map((parts, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same text always parts alike
    <span key={index}>
      {index > 0 && <br />}
      {inline(parts, render)}
    </span>
  ));
}

function inline(parts: readonly InlinePart[], render: RenderText): ReactNode {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'text':
        // oxlint-disable-next-line react/no-array-index-key -- the same text always parts alike
        return <Fragment key={index}>{render(part.text)}</Fragment>;
      case 'code':
        // oxlint-disable-next-line react/no-array-index-key -- the same text always parts alike
        return <code key={index}>{part.text}</code>;
      case 'strong':
        // oxlint-disable-next-line react/no-array-index-key -- the same text always parts alike
        return <strong key={index}>{inline(part.parts, render)}</strong>;
      case 'emphasis':
        // oxlint-disable-next-line react/no-array-index-key -- the same text always parts alike
        return <em key={index}>{inline(part.parts, render)}</em>;
      case 'link':
        return (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- the same text always parts alike
            key={index}
            href={part.href}
            rel="nofollow noopener noreferrer ugc"
            target="_blank"
          >
            {inline(part.parts, render)}
          </a>
        );
    }
  });
}
