import type { PortalDialog } from '@ecocircle/shared-contracts';
import { Button, Dialog, Spinner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../loader/use-delayed.ts';
import { usePortal } from '../portal-context.tsx';
import styles from './form-dialog.module.css';
import { FormOutcome } from './form-outcome.tsx';
import { useFormTitle } from './form-title.ts';
import * as model from './model.ts';
import { PortalForm } from './portal-form.tsx';

const SHOWN_AFTER = 300;

/** A form of the portal in a dialog: the fields, a loader when sending takes long, and how it ended. */
export function FormDialog({
  dialog,
  onClose,
}: {
  readonly dialog: PortalDialog;
  readonly onClose: () => void;
}) {
  const [form, start, leave] = useUnit([model.$form, model.formStarted, model.formLeft]);
  useEffect(() => {
    start(dialog);
    return () => leave();
  }, [dialog, start, leave]);
  return form && <OpenFormDialog form={form} onClose={onClose} />;
}

interface OpenFormDialogProps {
  readonly form: model.OpenForm;
  readonly onClose: () => void;
}

function OpenFormDialog({ form, onClose }: OpenFormDialogProps) {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const id = useId();
  const title = useFormTitle(form.dialog, form.values);
  const [stage, result] = useUnit([model.$stage, model.$result]);
  const isOver = result !== null && result.kind !== 'invalid' && stage === result.kind;
  return (
    <Dialog
      open
      onClose={onClose}
      width="lg"
      title={title}
      closeLabel={t('dialogs.close')}
      actions={
        isOver ? <OutcomeActions onClose={onClose} /> : <FormActions id={id} onClose={onClose} form={form} />
      }
    >
      {isOver ? (
        <FormOutcome kind={form.dialog.kind} locale={locale} result={result} />
      ) : (
        <FormBody id={id} form={form} />
      )}
    </Dialog>
  );
}

function FormBody({ id, form }: { readonly id: string; readonly form: model.OpenForm }) {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const { stage, round, problems, refusals, change, submit, startOver } = useUnit({
    stage: model.$stage,
    round: model.$round,
    problems: model.$problems,
    refusals: model.$refusals,
    change: model.fieldChanged,
    submit: model.submitted,
    startOver: model.startedOver,
  });
  const isSending = stage === 'sending';
  const isLong = useDelayed(isSending, SHOWN_AFTER);
  const { kind } = form.dialog;
  return (
    <div className={styles.body}>
      <p className={styles.lead}>{t(`dialogs.${kind}.lead`)}</p>
      {form.isRestored && (
        <p className={styles.restored}>
          <span>{t('dialogs.restored')}</span>
          <Button variant="ghost" size="sm" onClick={startOver}>
            {t('dialogs.startOver')}
          </Button>
        </p>
      )}
      <div inert={isSending} aria-busy={isSending}>
        <PortalForm
          key={round}
          id={id}
          kind={kind}
          locale={locale}
          values={form.values}
          problems={problems}
          refusals={refusals}
          onChange={change}
          onSubmit={submit}
        />
      </div>
      <div className={styles.loader} data-shown={isLong || undefined} role="status">
        {isLong && <Spinner size="lg" label={t('dialogs.sending')} />}
      </div>
    </div>
  );
}

function FormActions({ id, form, onClose }: OpenFormDialogProps & { readonly id: string }) {
  const { t } = useTranslation();
  const isSending = useUnit(model.$stage) === 'sending';
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('dialogs.cancel')}
      </Button>
      <Button type="submit" form={id} loading={isSending}>
        {t(`dialogs.${form.dialog.kind}.submit`)}
      </Button>
    </>
  );
}

function OutcomeActions({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const [stage, canRetry, another, back, retry] = useUnit([
    model.$stage,
    model.$canRetry,
    model.anotherWanted,
    model.fieldsWanted,
    model.submitted,
  ]);
  const close = (
    <Button variant={stage === 'sent' ? 'primary' : 'secondary'} onClick={onClose}>
      {t('dialogs.close')}
    </Button>
  );
  if (stage === 'sent')
    return (
      <>
        <Button variant="secondary" onClick={another}>
          {t('dialogs.sendAgain')}
        </Button>
        {close}
      </>
    );
  return (
    <>
      {close}
      {stage === 'too-many' && <Button onClick={back}>{t('dialogs.backToForm')}</Button>}
      {canRetry && <Button onClick={() => retry({ locale, website: '' })}>{t('dialogs.tryAgain')}</Button>}
    </>
  );
}
