import { FailurePlace, FormElement, useField } from '@ecocircle/app-kit/form';
import { useServices } from '@ecocircle/app-kit/remote';
import { EVENT_LIMITS, type OwnEvent } from '@ecocircle/shared-contracts';
import { Button, Dialog, TextArea } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { edited } from '../../event-editor/index.ts';
import { cancelling } from './model.ts';

function Reason({ event, onDone }: { readonly event: OwnEvent; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { notifications } = useServices();
  const [open, leave, outcome] = useUnit([cancelling.opened, cancelling.left, cancelling.$outcome]);
  useEffect(() => {
    open({ id: event.id });
    return () => leave();
  }, [event.id, open, leave]);
  const isDone = outcome?.isDone === true;
  useEffect(() => {
    if (!isDone) return;
    notifications.show({ kind: 'success', title: t('eventActions.cancel.done') });
    onDone();
  }, [isDone]);
  const hasFailed = outcome !== null && !isDone;
  return (
    <FormElement form={cancelling} id="cancel-event">
      <p>{t('eventActions.cancel.text')}</p>
      <TextArea
        label={t('eventActions.cancel.reason')}
        required
        counted
        limit={EVENT_LIMITS.reason}
        {...useField(cancelling, 'reason')}
      />
      <FailurePlace id="cancel-failure" text={hasFailed ? t('eventActions.cancel.failed') : null} />
    </FormElement>
  );
}

/** Cancels a published event: the reason is asked for in a dialog. */
export function CancelButton({ event }: { readonly event: OwnEvent }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [stage, refresh] = useUnit([cancelling.$stage, edited.refreshed]);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('eventActions.cancel.label')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('eventActions.cancel.title')}
        closeLabel={t('eventActions.close')}
        width="sm"
        actions={
          <>
            <Button variant="danger" type="submit" form="cancel-event" loading={stage === 'sending'}>
              {t('eventActions.cancel.ok')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('eventActions.keep')}
            </Button>
          </>
        }
      >
        <Reason
          event={event}
          onDone={() => {
            close();
            refresh();
          }}
        />
      </Dialog>
    </>
  );
}
