import { FormElement } from '@ecocircle/app-kit/form';
import { useLeaveGuard } from '@ecocircle/app-kit/leave-guard';
import { useClock, useServices } from '@ecocircle/app-kit/remote';
import type { OwnEvent } from '@ecocircle/shared-contracts';
import { useNavigate } from '@ecocircle/shared-contracts/router';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_EVENTS, eventEditorPath, eventListPath } from '../own-events/index.ts';
import { SaveBar as Bar } from '../save-bar/index.ts';
import styles from './event-editor.module.css';
import { EventFields } from './event-fields.tsx';
import { GapsRail } from './gaps-rail.tsx';
import { $done, $event, $isOpen, $isUnsaved, editor, saveWanted } from './model.ts';
import { RestoredChanges, SaveProblem } from './save-notes.tsx';

/** Opens the form with the event once, and leaves it with the page. */
function useOpenedForm(event: OwnEvent | null): void {
  const { drafts } = useServices();
  const present = useClock();
  const [open, leave] = useUnit([editor.opened, editor.left]);
  const id = event?.id;
  useEffect(() => {
    open({ event, drafts, present });
    return () => leave();
    // A save renews the event without opening the form again.
  }, [id, open, leave, drafts, present]);
}

/** Tells of a save, and goes where the event is edited or listed from then on. */
function useDoneSave(): void {
  const { t } = useTranslation();
  const { notifications } = useServices();
  const navigate = useNavigate();
  const done = useUnit($done);
  useEffect(() => {
    if (!done) return;
    const isPublished = done.status === 'published';
    notifications.show({
      kind: 'success',
      title: t(`eventEditor.done.${isPublished ? 'published' : 'saved'}`),
    });
    if (isPublished) navigate(eventListPath(ALL_EVENTS));
  }, [done]);
}

/** A new event has an address of its own once it is saved, also where it could not be published then. */
function useOwnAddress(isNew: boolean): void {
  const navigate = useNavigate();
  const [event, stage] = useUnit([$event, editor.$stage]);
  const id = isNew && stage === 'form' && event?.status === 'draft' ? event.id : null;
  useEffect(() => {
    if (id !== null) navigate(eventEditorPath(id), { replace: true });
  }, [id]);
}

function useQuestionBeforeLeaving(): void {
  const { t } = useTranslation();
  useLeaveGuard(useUnit($isUnsaved), {
    title: t('eventEditor.leave.title'),
    text: t('eventEditor.leave.text'),
    okLabel: t('eventEditor.leave.ok'),
    cancelLabel: t('eventEditor.leave.stay'),
  });
}

function SaveBar({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [stage, isUnsaved, event, save] = useUnit([editor.$stage, $isUnsaved, $event, saveWanted]);
  const isSending = stage === 'sending';
  // A new event is not saved, even before anything was typed.
  const isSaved = event !== null && !isUnsaved;
  return (
    <Bar
      status={t(isSending ? 'eventEditor.saving' : isSaved ? 'eventEditor.allSaved' : 'eventEditor.unsaved')}
      problem={<SaveProblem />}
    >
      {children}
      <Button variant="secondary" loading={isSending} onClick={() => save('draft')}>
        {t('eventEditor.save')}
      </Button>
      <Button loading={isSending} onClick={() => save('publish')}>
        {t('eventEditor.publish')}
      </Button>
    </Bar>
  );
}

interface EventEditorProps {
  /** Null for a new one. */
  readonly event: OwnEvent | null;
  /** What else can be done with it. */
  readonly actions?: ReactNode;
}

/** The form of an event: what is missing stands beside it, what saves it below. */
export function EventEditor({ event, actions }: EventEditorProps) {
  useOpenedForm(event);
  useQuestionBeforeLeaving();
  useDoneSave();
  useOwnAddress(event === null);
  const [stage, isOpen] = useUnit([editor.$stage, $isOpen]);
  const isSending = stage === 'sending';
  if (!isOpen) return null;
  return (
    <div className={styles.editor}>
      <div className={styles.form}>
        <RestoredChanges />
        <div inert={isSending} aria-busy={isSending}>
          <FormElement form={editor} id="event" className={styles.fields}>
            <EventFields />
          </FormElement>
        </div>
      </div>
      <GapsRail />
      <SaveBar>{actions}</SaveBar>
    </div>
  );
}
