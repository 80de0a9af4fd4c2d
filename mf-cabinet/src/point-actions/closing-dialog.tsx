import { DateField } from '@ecocircle/app-kit/date-field';
import { FailureNote, FormElement, useField } from '@ecocircle/app-kit/form';
import { POINT_LIMITS } from '@ecocircle/shared-contracts';
import { AlertIcon, Button, Dialog, TextArea } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCard, RadioCards } from '../radio-card/index.ts';
import styles from './closing-dialog.module.css';
import { $closing, type ClosingOpening, closing, closingLeft } from './closing-form.ts';
import { namedBy, tellDone } from './told-action.ts';
import { useActionTools } from './use-action-tools.ts';

const KINDS = ['temporary', 'permanent'] as const;

function Kind() {
  const { t } = useTranslation();
  const { value, onValueChange, name } = useField(closing, 'kind');
  return (
    <RadioCards legend={t('closing.kind')}>
      {KINDS.map((kind) => (
        <RadioCard
          key={kind}
          name={name}
          checked={value === kind}
          onChoose={() => onValueChange(kind)}
          title={t(`closing.${kind}.name`)}
          text={t(`closing.${kind}.text`)}
          stress="title"
        />
      ))}
    </RadioCards>
  );
}

function Days() {
  const { t } = useTranslation();
  const from = useField(closing, 'from');
  const to = useField(closing, 'to');
  return (
    <div className={styles.days}>
      <DateField required label={t('closing.from')} {...from} />
      <DateField label={t('closing.to')} hint={t('closing.toHint')} {...to} />
    </div>
  );
}

const Warning = () => {
  const { t } = useTranslation();
  return (
    <p className={styles.warning}>
      <AlertIcon size="sm" />
      <span>{t('closing.permanent.warning')}</span>
    </p>
  );
};

/** Tells that the point was closed, once it was. */
function useClosed({ point }: ClosingOpening, kind: 'temporary' | 'permanent'): void {
  const tools = useActionTools();
  const [outcome, leave] = useUnit([closing.$outcome, closingLeft]);
  const isDone = outcome?.isDone === true;
  // The rest holds for as long as the dialog is open.
  useEffect(() => {
    if (!isDone) return;
    const isPermanent = kind === 'permanent';
    tellDone(tools, isPermanent ? 'closeForever' : 'close', point);
    tools.events.emit('point-changed', {
      id: point.id,
      status: isPermanent ? 'closed' : 'temporarily-not-working',
    });
    leave();
  }, [isDone]);
}

function Fields({ opening, id }: { readonly opening: ClosingOpening; readonly id: string }) {
  const { t } = useTranslation();
  const kind = useField(closing, 'kind').value;
  const outcome = useUnit(closing.$outcome);
  useClosed(opening, kind);
  return (
    <FormElement form={closing} id={id}>
      <Kind />
      <TextArea
        label={t('closing.reason')}
        hint={t('closing.reasonHint')}
        required
        counted
        limit={POINT_LIMITS.reason}
        {...useField(closing, 'comment')}
      />
      {kind === 'temporary' ? <Days /> : <Warning />}
      {outcome && !outcome.isDone && (
        <FailureNote text={t('closing.failed', { name: namedBy(t, opening.point) })} />
      )}
    </FormElement>
  );
}

/** Closes a point for a time or for good: a reason is needed, and for good is said twice. */
export function ClosingDialog() {
  const { t } = useTranslation();
  const id = useId();
  const [opening, leave, stage] = useUnit([$closing, closingLeft, closing.$stage]);
  const kind = useField(closing, 'kind').value;
  return (
    <Dialog
      open={opening !== null}
      onClose={leave}
      title={opening ? t('closing.title', { name: namedBy(t, opening.point) }) : ''}
      closeLabel={t('closing.dismiss')}
      actions={
        <>
          <Button type="submit" form={id} variant="danger" loading={stage === 'sending'}>
            {t(`closing.${kind}.ok`)}
          </Button>
          <Button variant="secondary" onClick={() => leave()}>
            {t('closing.cancel')}
          </Button>
        </>
      }
    >
      {opening && <Fields opening={opening} id={id} />}
    </Dialog>
  );
}
