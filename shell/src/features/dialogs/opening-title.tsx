import { INQUIRE_TYPES, type PortalDialog } from '@ecocircle/shared-contracts';
import { useState } from 'react';
import { is, object, picklist } from 'valibot';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { formDraftKey } from './form-draft-key.ts';
import { useDialogTitle } from './use-dialog-title.ts';

const ChosenSchema = object({ type: picklist(INQUIRE_TYPES) });

/** The audience that the form will begin with: the opener's, the one that was chosen before, or the first. */
function firstType(dialog: PortalDialog): string {
  if ('type' in dialog && dialog.type) return dialog.type;
  const draft = sessionDrafts.get(formDraftKey(dialog.kind));
  return is(ChosenSchema, draft) ? draft.type : INQUIRE_TYPES[0];
}

/** The heading of a dialog whose form is not there yet. */
export function OpeningTitle({ dialog }: { readonly dialog: PortalDialog }) {
  const [type] = useState(() => firstType(dialog));
  return useDialogTitle(dialog, type);
}
