import { splitEffect } from './split-effect.ts';
import './effect-text.css';

/** Renders an effect with highlighted keywords. */
export function EffectText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={`effect ${className}`}>
      {splitEffect(text).map((part, index) =>
        part.kind !== 'text' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the same text always splits alike
          <b key={index} className="effect-keyword">
            {part.text}
          </b>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
