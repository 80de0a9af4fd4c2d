import { useOutcome } from '@ecocircle/app-kit/form';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { FormActionsProps } from '../dialogs/index.ts';
import { FORMS } from './model.ts';
import type { FormDialog } from './portal-forms.ts';

type ActionsProps = FormActionsProps & { readonly dialog: FormDialog };

/** The buttons of a form, or those of how it ended. */
export function FormActions(props: ActionsProps) {
  const { dialog, id, onClose } = props;
  const { t } = useTranslation();
  const form = FORMS[dialog.kind];
  const isSending = useUnit(form.$stage) === 'sending';
  if (useOutcome(form)) return <OutcomeActions {...props} />;
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('dialogs.cancel')}
      </Button>
      <Button type="submit" form={id} loading={isSending}>
        {t(`dialogs.${dialog.kind}.submit`)}
      </Button>
    </>
  );
}

function OutcomeActions({ dialog, onClose }: ActionsProps) {
  const { t } = useTranslation();
  const form = FORMS[dialog.kind];
  const outcome = useOutcome(form);
  const [another, back, submit] = useUnit([form.anotherWanted, form.fieldsWanted, form.submitted]);
  const isDone = outcome?.isDone === true;
  const close = (
    <Button variant={isDone ? 'primary' : 'secondary'} onClick={onClose}>
      {t('dialogs.close')}
    </Button>
  );
  if (isDone)
    return (
      <>
        <Button variant="secondary" onClick={another}>
          {t('dialogs.sendAgain')}
        </Button>
        {close}
      </>
    );
  const retry = outcome?.canRetry && <Button onClick={() => submit({})}>{t('dialogs.tryAgain')}</Button>;
  return (
    <>
      {close}
      {outcome?.tooMany ? <Button onClick={back}>{t('dialogs.backToForm')}</Button> : retry}
    </>
  );
}
