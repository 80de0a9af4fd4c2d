import { useDelayed } from '@ecocircle/app-kit/form';
import { INQUIRE_TYPES, type PortalDialog } from '@ecocircle/shared-contracts';
import { Drawing, offlineDrawing, Skeleton } from '@ecocircle/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { formDraftKey } from './dialog-kinds.ts';
import styles from './portal-dialogs.module.css';

const SHOWN_AFTER = 300;

/** The audience that the form will begin with: the opener's, the one that was chosen before, or the first. */
function firstType(dialog: PortalDialog): string {
  if ('type' in dialog && dialog.type) return dialog.type;
  const draft = sessionDrafts.get(formDraftKey(dialog.kind)) as { readonly type?: unknown } | null;
  return INQUIRE_TYPES.find((type) => type === draft?.type) ?? INQUIRE_TYPES[0];
}

/** The heading of a form; an inquiry has one for each audience. */
export function useDialogTitle({ kind }: Pick<PortalDialog, 'kind'>, type = ''): string {
  const { t } = useTranslation();
  return kind === 'inquire' ? t(`dialogs.inquire.titles.${type}`) : t(`dialogs.${kind}.title`);
}

/** The heading of a dialog whose form is not there yet. */
export function OpeningTitle({ dialog }: { readonly dialog: PortalDialog }) {
  const [type] = useState(() => firstType(dialog));
  return useDialogTitle(dialog, type);
}

/** Holds a form's place; while its code takes long, its fields are hinted at. */
export function OpeningBody({ kind }: Pick<PortalDialog, 'kind'>) {
  const { t } = useTranslation();
  const isLong = useDelayed(true, SHOWN_AFTER);
  return (
    <div className={styles.opening} data-kind={kind}>
      <p className={styles.lead}>{t(`dialogs.${kind}.lead`)}</p>
      <p className="visually-hidden" role="status">
        {isLong && t('dialogs.pending.title')}
      </p>
      {isLong && (
        <div className={styles.fields} aria-hidden="true">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="block" className={styles.area} />
        </div>
      )}
    </div>
  );
}

/** Says that a form could not be loaded. */
export function OpeningFailure() {
  const { t } = useTranslation();
  return (
    <div className={styles.failure} role="alert">
      <Drawing of={offlineDrawing} loading="eager" className={styles.drawing} />
      <p>{t('dialogs.pending.advice')}</p>
    </div>
  );
}
