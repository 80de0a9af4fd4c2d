import { FailurePlace, FormElement, OutcomePanel, useField } from '@ecocircle/app-kit/form';
import { ACCEPTED_PHOTOS, PhotoUploader } from '@ecocircle/app-kit/photo-uploader';
import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import {
  PHOTO_LIMITS,
  REPORT_KINDS,
  REPORT_PHOTOS,
  REPORT_TEXT_LIMIT,
  type RecyclingPoint,
} from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import {
  Button,
  ButtonLink,
  letterDrawing,
  NativeSelect,
  TextArea,
  TextField,
  useHydrated,
} from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useId, useLayoutEffect } from 'react';
import { reportAction, reportForm, reportPhotos, trackingPath } from './model.ts';
import styles from './report-form.module.css';

function KindField() {
  const { t } = useWording();
  const { valid: _, ...kind } = useField(reportForm, 'kind');
  const items = [
    { id: '', title: t('report.chooseKind') },
    ...REPORT_KINDS.map((id) => ({ id, title: t(`report.kinds.${id}`) })),
  ];
  return <NativeSelect {...kind} label={t('report.kind')} items={items} required />;
}

function TextPart() {
  const { t } = useWording();
  const { valid: _, ...text } = useField(reportForm, 'text');
  return (
    <TextArea
      {...text}
      label={t('report.text')}
      hint={t('report.textHint')}
      maxLength={REPORT_TEXT_LIMIT}
      rows={3}
      counted
    />
  );
}

function EmailField() {
  const { t } = useWording();
  const { valid: _, ...email } = useField(reportForm, 'email');
  return (
    <TextField
      {...email}
      type="email"
      autoComplete="email"
      label={t('report.email')}
      hint={t('report.emailHint')}
    />
  );
}

const MEGABYTES = PHOTO_LIMITS.bytes / 1024 / 1024;

/** Without scripts the browser sends the photos with the form; it is shown there alone. */
function PlainPhotos() {
  const { t } = useWording();
  const id = useId();
  return (
    <div className={styles.plainPhotos}>
      <label className={styles.photosTitle} htmlFor={id}>
        {t('report.photos')}
      </label>
      <input
        id={id}
        type="file"
        name="photos"
        accept={ACCEPTED_PHOTOS}
        multiple
        className={styles.files}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('report.photosHint', { limit: REPORT_PHOTOS, size: MEGABYTES })}
      </p>
    </div>
  );
}

/** A script sends the photos ahead. They stand last: a browser sends what is typed before its files. */
function PhotosPart() {
  const { t } = useWording();
  const { value, onValueChange } = useField(reportForm, 'photos');
  if (!useHydrated()) return <PlainPhotos />;
  return (
    <div className={styles.photos}>
      <p className={styles.photosTitle} aria-hidden="true">
        {t('report.photos')}
      </p>
      <PhotoUploader
        uploader={reportPhotos}
        value={value}
        onChange={onValueChange}
        limit={REPORT_PHOTOS}
        isUnordered
      />
    </div>
  );
}

function useFailure(): string | null {
  const { t, counted } = useWording();
  const answer = useUnit(reportForm.$outcome)?.answers.all;
  if (answer?.kind === 'too-many') return counted('report.tooMany', Math.ceil(answer.wait / 60));
  if (answer?.kind === 'refused') return t(`report.refused.${answer.reason}`);
  return answer?.kind === 'failed' ? t('report.failed') : null;
}

/** It arrived: thanks, and the page that tells what becomes of it. */
function Sent({ token }: { readonly token: string }) {
  const { t } = useWording();
  const email = useUnit(reportForm.$values).email;
  return (
    <OutcomePanel
      isDone
      drawing={letterDrawing}
      title={t('report.sent')}
      text={t(email ? 'report.sentMailed' : 'report.sentText')}
      reference={null}
    >
      <ButtonLink variant="secondary" render={<Link to={trackingPath(token)} />}>
        {t('report.follow')}
      </ButtonLink>
    </OutcomePanel>
  );
}

function useOpenedFor({ id }: RecyclingPoint): void {
  const { locale, drafts } = useServices();
  const [open, leave] = useUnit([reportForm.opened, reportForm.left]);
  // Opening empties the fields: nobody has typed into them yet, not even who was faster than the page.
  useLayoutEffect(() => {
    open({ pointId: id, locale: locale.locale, drafts });
    return () => leave();
  }, [open, leave, id, locale, drafts]);
}

/** Says what is wrong with a point, without an account; without scripts the browser sends it. */
export default function ReportForm({ point }: { readonly point: RecyclingPoint }) {
  const { t } = useWording();
  const { locale } = useServices().locale;
  useOpenedFor(point);
  const [stage, outcome, uploads] = useUnit([reportForm.$stage, reportForm.$outcome, reportPhotos.$uploads]);
  const failure = useFailure();
  const failureId = useId();
  if (outcome?.isDone) return <Sent token={outcome.reference ?? ''} />;
  const areSending = uploads.some(({ state }) => state.kind === 'waiting' || state.kind === 'sending');
  return (
    <FormElement
      form={reportForm}
      action={reportAction(point.id)}
      encType="multipart/form-data"
      trap="sent"
      className={styles.form}
      aria-describedby={failure ? failureId : undefined}
    >
      <input type="hidden" name="locale" value={locale} />
      <KindField />
      <TextPart />
      <EmailField />
      <PhotosPart />
      <FailurePlace id={failureId} text={failure} />
      <Button type="submit" wide loading={stage === 'sending'} disabled={areSending}>
        {t(areSending ? 'report.photosSending' : 'report.send')}
      </Button>
    </FormElement>
  );
}
