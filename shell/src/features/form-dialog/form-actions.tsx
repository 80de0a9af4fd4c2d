import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import * as model from './model.ts';
import { useFormResult } from './use-form-result.ts';

interface FormActionsProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The buttons of the form that is open, or those of how it ended. */
export function FormActions(props: FormActionsProps) {
  return useFormResult() ? <OutcomeActions {...props} /> : <FieldActions {...props} />;
}

function FieldActions({ id, onClose }: FormActionsProps) {
  const { t } = useTranslation();
  const [form, stage] = useUnit([model.$form, model.$stage]);
  if (!form) return null;
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('dialogs.cancel')}
      </Button>
      <Button type="submit" form={id} loading={stage === 'sending'}>
        {t(`dialogs.${form.dialog.kind}.submit`)}
      </Button>
    </>
  );
}

function OutcomeActions({ onClose }: Pick<FormActionsProps, 'onClose'>) {
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
