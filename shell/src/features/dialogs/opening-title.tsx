import { INQUIRE_TYPES, type PortalDialog } from '@ecocircle/shared-contracts';
import { useState } from 'react';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { formDraftKey } from './dialog-kinds.ts';
import { useDialogTitle } from './use-dialog-title.ts';

/** The audience that the form will begin with: the opener's, the one that was chosen before, or the first. */
function firstType(dialog: PortalDialog): string {
  if ('type' in dialog && dialog.type) return dialog.type;
  const draft = sessionDrafts.get(formDraftKey(dialog.kind)) as { readonly type?: unknown } | null;
  return INQUIRE_TYPES.find((type) => type === draft?.type) ?? INQUIRE_TYPES[0];
}

/** The heading of a dialog whose form is not there yet. */
export function OpeningTitle({ dialog }: { readonly dialog: PortalDialog }) {
  const [type] = useState(() => firstType(dialog));
  return useDialogTitle(dialog, type);
}
