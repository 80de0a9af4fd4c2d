import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useLeftPage } from '../../platform/routing/use-left-page.ts';
import { DIALOGS } from './dialog-kinds.ts';
import { $dialog, dialogClosed } from './model.ts';
import { OpenDialog } from './open-dialog.tsx';
import { useAddressedDialog } from './use-addressed-dialog.ts';
import { useForms } from './use-forms.ts';
import { useReopenedDialog } from './use-reopened-dialog.ts';

/** The shell's dialogs with forms, loaded when the first one opens. */
export function PortalDialogs() {
  const [dialog, close] = useUnit([$dialog, dialogClosed]);
  const section = useRef<HTMLDivElement>(null);
  const addressed = useAddressedDialog(section);
  useReopenedDialog();
  useLeftPage(close);
  const shown = dialog ?? addressed;
  const { loaded, retry } = useForms(shown && DIALOGS[shown.kind].chunk);
  if (dialog) return <OpenDialog dialog={dialog} loaded={loaded} onRetry={retry} onClose={close} />;
  if (!addressed || loaded.status !== 'ready') return null;
  return (
    <div ref={section}>
      <loaded.forms.FormSection dialog={addressed} />
    </div>
  );
}
