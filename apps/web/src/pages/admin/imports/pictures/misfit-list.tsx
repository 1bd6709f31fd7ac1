import { AVATAR_MAX_BYTES, toMega } from '@deckframe/domain/community/profile/avatar-limits';
import { useLingui } from '@lingui/react/macro';
import type {
  Misfit,
  PictureMatch,
} from '../../../cards/console/imports/pictures/match-pictures.ts';

/** Files that found no card, each with the reason. */
export function MisfitList({ left }: { left: PictureMatch<File>['left'] }) {
  const { t } = useLingui();
  const megabytes = toMega(AVATAR_MAX_BYTES);
  const words: Record<Misfit, string> = {
    type: t`no picture`,
    large: t`larger than ${megabytes} MB`,
    unknown: t`no card has this number`,
    twice: t`another file is for the same card`,
  };
  if (left.length === 0) return null;
  return (
    <dl className="imports__lines">
      <div>
        <dt>{t`Left out`}</dt>
        <dd>
          <ul className="imports__misfits">
            {left.map(({ file, why }) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                <code className="imports__number">{file.name}</code> {words[why]}
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
