import { FormElement } from '@ecocircle/app-kit/form';
import { useLeaveGuard } from '@ecocircle/app-kit/leave-guard';
import { Link } from '@ecocircle/shared-contracts/router';
import { Button, ClockIcon, Link as KitLink, PaintedInTurn, PaintedLater, Skeleton } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenReports } from '../point-reports/index.ts';
import { PointStatusLabel, pointPath } from '../points/index.ts';
import { BasicsSection } from './basics-section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { DetailsSection } from './details-section.tsx';
import type { Dictionaries } from './dictionaries.ts';
import styles from './editor.module.css';
import { HoursSection } from './hours-section.tsx';
import { $isUnsaved, draftDropped, type EditorOpening, editor } from './model.ts';
import { PhotosSection } from './photos-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { PointConflict } from './point-conflict.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { Rail } from './rail.tsx';
import { RatesSection } from './rates-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { useAfterSave } from './use-after-save.ts';

/** Says that what was typed before is back, and offers what is saved instead. */
function RestoredDraft() {
  const { t } = useTranslation();
  const [isRestored, drop] = useUnit([editor.$isRestored, draftDropped]);
  if (!isRestored) return null;
  return (
    <p className={styles.restored}>
      <span>{t('editor.restored')}</span>
      <Button variant="ghost" size="sm" onClick={() => drop()}>
        {t('editor.dropDraft')}
      </Button>
    </p>
  );
}

function Heading({ opening: { point } }: { readonly opening: EditorOpening }) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1>{t(point ? 'editor.edit' : 'editor.create')}</h1>
        {point && <PointStatusLabel status={point.status} />}
      </div>
      {point?.revisionOf && <p>{t('editor.revision')}</p>}
      {point?.declineReason && (
        <p className={styles.declined}>{t('points.declined', { reason: point.declineReason })}</p>
      )}
      {point && (
        <KitLink
          variant="standalone"
          icon={<ClockIcon size="sm" />}
          render={<Link to={pointPath(point.revisionOf ?? point.id)} />}
        >
          {t('editor.history')}
        </KitLink>
      )}
      <RestoredDraft />
      {point && <OpenReports pointId={point.revisionOf ?? point.id} />}
    </header>
  );
}

/** Asks before unsaved changes are left; they stay in the tab. */
function useGuard(): void {
  const { t } = useTranslation();
  useLeaveGuard(useUnit($isUnsaved), {
    title: t('editor.leave.title'),
    text: t('editor.leave.text'),
    okLabel: t('editor.leave.ok'),
    cancelLabel: t('editor.leave.cancel'),
  });
}

interface EditorFieldsProps {
  readonly opening: EditorOpening;
  /** Null while they are loaded. */
  readonly dictionaries: Dictionaries | null;
}

/** The editor of a point that has been loaded, or of a new one. Its first field can be used before the rest is there. */
export const EditorFields = memo(function EditorFields({ opening, dictionaries }: EditorFieldsProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  const isSending = useUnit(editor.$stage) === 'sending';
  useGuard();
  useAfterSave();
  return (
    <div className={styles.editor}>
      <Heading opening={opening} />
      <div className={styles.columns}>
        <div className={styles.rail}>
          <Rail />
        </div>
        {/* What a password manager filled in is compared with what the fields begin with. */}
        <FormElement form={{ ...editor, initial: opening.saved }} className={styles.form}>
          <div className={styles.fields} inert={isSending} aria-busy={isSending}>
            <PaintedInTurn>
              <BasicsSection icons={dictionaries?.icons ?? null} />
              <PlaceSection />
              <RatesSection dictionaries={dictionaries} />
              <HoursSection />
              <ContactsSection />
              <DetailsSection />
              <PhotosSection />
            </PaintedInTurn>
          </div>
          <SaveBar onPreview={() => setPreviewed(true)} />
        </FormElement>
      </div>
      {dictionaries && (
        <PaintedLater>
          <PreviewDialog open={isPreviewed} onClose={() => setPreviewed(false)} dictionaries={dictionaries} />
          <PointConflict dictionaries={dictionaries} />
        </PaintedLater>
      )}
    </div>
  );
});

/** The editor's place while the point or the dictionaries are loaded. */
export const EditorSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.editor} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton className={styles.skeletonTitle} />
      <Skeleton className={styles.skeletonPart} />
      <Skeleton className={styles.skeletonPart} />
    </div>
  );
};
