import { useLingui } from '@lingui/react/macro';
import { splitEffectLines, toKeywordName } from '#catalogue/split-effect.ts';
import { useGameConfig } from '#lib/app-services.ts';

/** The rules text line by line, and below it what its keywords mean. Text is text, never markup. */
export function EffectLines({ text }: { text: string }) {
  const { t } = useLingui();
  const { keywordTagDescriptions: help } = useGameConfig();
  const lines = splitEffectLines(text);
  const names = lines
    .flat()
    .filter(({ kind }) => kind !== 'text')
    .map((part) => toKeywordName(part.text));
  const explained = [...new Set(names)].filter((name) => Object.hasOwn(help, name));
  return (
    <>
      <div className="effect-lines">
        {lines.map((parts, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same text always splits alike
          <p key={line}>
            {parts.map(({ kind, text: words }, place) =>
              kind === 'text' ? (
                words
              ) : (
                <b
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  key={place}
                  className={`effect-mark effect-mark--${kind}`}
                  data-tip={help[toKeywordName(words)]}
                >
                  {words}
                </b>
              ),
            )}
          </p>
        ))}
      </div>
      {explained.length > 0 && (
        <details className="keyword-help">
          <summary>{t`What the keywords mean`}</summary>
          <dl>
            {explained.map((name) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{help[name]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
