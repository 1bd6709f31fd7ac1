import { TooltipLayer } from '#ui/tooltip-layer.tsx';
import { CardPreviewHost } from './card-preview-host.tsx';
import { FreshUserData } from './fresh-user-data.tsx';
import { Interruptions } from './interruptions.tsx';
import { UnseenExp } from './unseen-exp.tsx';
import { UnsentSaves } from './unsent-saves.tsx';

export type LatePartsProps = { isLockedOut: boolean };

/** What nobody misses before the page stands. While the maintenance lock stands, tooltips alone. */
export function LateParts({ isLockedOut }: LatePartsProps) {
  return (
    <>
      <TooltipLayer />
      {!isLockedOut && (
        <>
          <CardPreviewHost />
          <UnsentSaves />
          <UnseenExp />
          <FreshUserData />
          <Interruptions />
        </>
      )}
    </>
  );
}
