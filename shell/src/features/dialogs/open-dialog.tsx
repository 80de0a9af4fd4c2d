import type { PortalDialog } from '@ecocircle/shared-contracts';
import { Button, Dialog } from '@ecocircle/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DIALOGS } from './dialog-kinds.ts';
import { OpeningBody, OpeningFailure, OpeningTitle } from './opening.tsx';
import { useBegunForms } from './use-begun-forms.ts';
import type { LoadedForms } from './use-forms.ts';

interface OpenDialogProps {
  readonly dialog: PortalDialog;
  readonly loaded: LoadedForms;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A dialog opens with its heading at once; its form follows in the same dialog. */
export function OpenDialog({ dialog, loaded, onRetry, onClose }: OpenDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const forms = useBegunForms(dialog, loaded.status === 'ready' ? loaded.forms : null);
  const { width } = DIALOGS[dialog.kind];
  const frame = { open: true, width, closeLabel: t('dialogs.close'), onClose } as const;
  if (forms)
    return (
      <Dialog
        {...frame}
        title={<forms.FormTitle dialog={dialog} />}
        actions={<forms.FormActions dialog={dialog} id={id} onClose={onClose} />}
      >
        <forms.FormBody dialog={dialog} id={id} />
      </Dialog>
    );
  if (loaded.status === 'failed')
    return (
      <Dialog
        {...frame}
        title={t('dialogs.pending.notLoaded')}
        actions={<Button onClick={onRetry}>{t('dialogs.tryAgain')}</Button>}
      >
        <OpeningFailure />
      </Dialog>
    );
  return (
    <Dialog {...frame} title={<OpeningTitle dialog={dialog} />}>
      <OpeningBody kind={dialog.kind} />
    </Dialog>
  );
}
