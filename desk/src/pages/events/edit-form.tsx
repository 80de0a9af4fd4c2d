import { DateTimeField } from '@ecocircle/app-kit/date-time-field';
import { useField } from '@ecocircle/app-kit/form';
import { EVENT_KINDS, EVENT_LIMITS } from '@ecocircle/shared-contracts';
import { Button, Card, NativeSelect, TextArea, TextField } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskForm } from '../../forms/index.ts';
import { CoverField } from './cover-field.tsx';
import { editEnded, editForm } from './edit-model.ts';
import styles from './events.module.css';
import { PlaceFields } from './place-fields.tsx';

function About() {
  const { t } = useTranslation();
  const { valid: _, ...kind } = useField(editForm, 'kind');
  return (
    <>
      <TextField
        {...useField(editForm, 'name')}
        label={t('events.facts.name')}
        maxLength={EVENT_LIMITS.name}
      />
      <NativeSelect
        {...kind}
        label={t('events.facts.kind')}
        items={EVENT_KINDS.map((id) => ({ id, title: t(`events.kinds.${id}`) }))}
      />
      <TextArea
        {...useField(editForm, 'description')}
        label={t('events.facts.description')}
        hint={t('events.descriptionHint')}
        rows={8}
        maxLength={EVENT_LIMITS.description}
        counted
      />
    </>
  );
}

function When({ timeZone }: { readonly timeZone: string }) {
  const { t } = useTranslation();
  return (
    <>
      <DateTimeField
        {...useField(editForm, 'starts')}
        label={t('events.facts.starts')}
        hint={t('events.zoneHint', { zone: timeZone })}
      />
      <DateTimeField {...useField(editForm, 'ends')} label={t('events.facts.ends')} />
    </>
  );
}

function Organizer() {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        {...useField(editForm, 'organizer.name')}
        label={t('events.facts.organizer')}
        maxLength={EVENT_LIMITS.organizer}
      />
      <div className={styles.pair}>
        <TextField {...useField(editForm, 'organizer.phone')} type="tel" label={t('events.facts.phone')} />
        <TextField {...useField(editForm, 'organizer.email')} type="email" label={t('events.facts.email')} />
      </div>
    </>
  );
}

/** Changes the facts of a published event. */
export default function EditForm({ timeZone }: { readonly timeZone: string }) {
  const { t } = useTranslation();
  const end = useUnit(editEnded);
  const form = useRef<HTMLElement>(null);
  // The button that opened the form is gone, and the focus with it.
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={form} tabIndex={-1} aria-label={t('events.edit')} className={styles.form}>
      <Card padding="lg">
        <DeskForm
          form={editForm}
          submit={t('events.save')}
          refusals={{
            'version-conflict': t('events.changed'),
            'not-possible': t('acts.conflict'),
            'cover-on-its-way': t('events.coverOnItsWay'),
          }}
          more={
            <Button type="button" variant="ghost" onClick={() => end()}>
              {t('events.leave')}
            </Button>
          }
        >
          <About />
          <When timeZone={timeZone} />
          <PlaceFields />
          <CoverField />
          <Organizer />
        </DeskForm>
      </Card>
    </section>
  );
}
