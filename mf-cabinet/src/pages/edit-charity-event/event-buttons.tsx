import { useServices } from '@ecocircle/app-kit/remote';
import { deletedEventHref, isCallCancelled, type OwnEvent } from '@ecocircle/shared-contracts';
import { useNavigate } from '@ecocircle/shared-contracts/router';
import { Button, CopyIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { editor } from '../../event-editor/model.ts';
import { ALL_EVENTS, eventEditorPath, eventListPath } from '../../own-events/index.ts';
import { copyFx, deleteFx } from './model.ts';

/** Does it, and tells what went wrong. */
function useToldFailure() {
  const { t } = useTranslation();
  const { notifications } = useServices();
  return (failure: unknown, about: 'copy' | 'delete') => {
    if (isCallCancelled(failure)) return;
    notifications.show({
      kind: 'error',
      title: t(`eventActions.${about}.failed`),
      text: t('eventActions.tryAgain'),
    });
  };
}

/** Makes a draft of the event and opens it. */
export function CopyButton({ event }: { readonly event: OwnEvent }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tell = useToldFailure();
  const [copy, isCopying] = useUnit([copyFx, copyFx.pending]);
  const press = () =>
    copy(event.id).then(
      ({ id }) => navigate(eventEditorPath(id)),
      (failure) => tell(failure, 'copy'),
    );
  return (
    <Button variant="secondary" icon={<CopyIcon size="sm" />} loading={isCopying} onClick={press}>
      {t('eventActions.copy.label')}
    </Button>
  );
}

/** Deletes the event after a question, and leads to the page that says so. */
export function DeleteButton({ event }: { readonly event: OwnEvent }) {
  const { t } = useTranslation();
  const { confirm, drafts } = useServices();
  const navigate = useNavigate();
  const tell = useToldFailure();
  const [remove, isDeleting, leave] = useUnit([deleteFx, deleteFx.pending, editor.left]);
  const { name } = event.draft;
  const press = async () => {
    const agreed = await confirm.ask({
      title: t('eventActions.delete.title'),
      text: t(`eventActions.delete.${event.status === 'draft' ? 'draft' : 'public'}`),
      okLabel: t('eventActions.delete.label'),
      cancelLabel: t('eventActions.keep'),
      danger: true,
    });
    if (!agreed) return;
    try {
      await remove(event.id);
      drafts.remove(`mf-cabinet.event.${event.id}`);
      // What was typed went with the event: once that is rendered, nothing asks whether to leave it.
      flushSync(leave);
      navigate(name ? deletedEventHref(name) : eventListPath(ALL_EVENTS));
    } catch (failure) {
      tell(failure, 'delete');
    }
  };
  return (
    <Button variant="ghost" loading={isDeleting} onClick={() => void press()}>
      {t('eventActions.delete.label')}
    </Button>
  );
}
