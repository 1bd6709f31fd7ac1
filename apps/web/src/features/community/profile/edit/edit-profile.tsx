import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { errorText } from '#lib/message-text.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { OwnProfile } from '../api.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import { EditFields } from './edit-fields.tsx';
import { findDraftFaults, hasFaults, toChange, toDraft } from './profile-draft.ts';
import './edit-profile.css';

export interface EditProfileProps {
  profile: OwnProfile;
  onClose: () => void;
}

/** The form for all profile fields, with a live preview. */
export function EditProfile({ profile, onClose }: EditProfileProps) {
  const { t } = useLingui();
  const isNarrow = useMedia(NARROW_QUERY);
  const [draft, setDraft] = useState(() => toDraft(profile));
  const save = useSaveProfile(profile.id, { onSaved: onClose, failure: () => null });
  const faults = findDraftFaults(profile, draft);
  const change = toChange(profile, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || hasFaults(faults)) return;
    if (change) save.mutate({ body: change });
    else onClose();
  };
  const form = (
    <form className="pf-edit" noValidate onSubmit={submit}>
      <EditFields
        profile={profile}
        draft={draft}
        faults={faults}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <div className="pf-edit__foot">
        {save.isError && <Notice tone="danger">{errorText(save.error)}</Notice>}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={save.isPending}
          disabled={change === null || hasFaults(faults)}
        >
          {t`Save`}
        </Button>
        <Button size="lg" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => !open && onClose(),
    title: t`Edit profile`,
    closeLabel: t`Close`,
  };
  return isNarrow ? (
    <Sheet {...frame}>{form}</Sheet>
  ) : (
    <Dialog {...frame} size="lg" keepOnOutsidePress>
      {form}
    </Dialog>
  );
}
