import { DateTimeField } from '@ecocircle/app-kit/date-time-field';
import { useField } from '@ecocircle/app-kit/form';
import { PhoneField } from '@ecocircle/app-kit/phone-field';
import { PhotoUploader } from '@ecocircle/app-kit/photo-uploader';
import type { Place } from '@ecocircle/app-kit/place-picker';
import { useServices } from '@ecocircle/app-kit/remote';
import { RichText } from '@ecocircle/app-kit/rich-text';
import { EVENT_KINDS, EVENT_LIMITS, type EventPhoto, type FoundPlace } from '@ecocircle/shared-contracts';
import { NativeSelect, TextArea, TextField } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { OwnPlacePicker } from '../place-picker/index.ts';
import styles from './event-editor.module.css';
import type { EventValues } from './event-values.ts';
import { $event, editor, uploader } from './model.ts';
import { Section } from './section.tsx';

function Basics() {
  const { t } = useTranslation();
  const kinds = EVENT_KINDS.map((id) => ({ id, title: t(`eventKind.${id}`) }));
  const { valid: _, onValueChange, ...kind } = useField(editor, 'kind');
  return (
    <Section name="basics">
      <TextField
        label={t('eventEditor.field.name')}
        maxLength={EVENT_LIMITS.name}
        {...useField(editor, 'name')}
      />
      <NativeSelect
        {...kind}
        label={t('eventEditor.field.kind')}
        items={[{ id: '', title: t('eventEditor.chooseKind') }, ...kinds]}
        onValueChange={(id) => onValueChange(id as EventValues['kind'])}
      />
    </Section>
  );
}

function When() {
  const { t } = useTranslation();
  const event = useUnit($event);
  const city = event?.city;
  return (
    <Section name="when">
      <div className={styles.times}>
        <DateTimeField label={t('eventEditor.field.starts')} {...useField(editor, 'starts')} />
        <DateTimeField label={t('eventEditor.field.ends')} {...useField(editor, 'ends')} />
      </div>
      <p className={styles.hint}>
        {city ? t('eventEditor.when.inCity', { city }) : t('eventEditor.when.atPlace')}
      </p>
    </Section>
  );
}

/** The place in the two fields that hold it. */
function usePlace() {
  const { onValueChange: changeLng, value: lng, ...field } = useField(editor, 'lng');
  const { onValueChange: changeLat, value: lat } = useField(editor, 'lat');
  const value = lng === null || lat === null ? null : { lng, lat };
  const change = (place: Place | null) => {
    changeLng(place?.lng ?? null);
    changeLat(place?.lat ?? null);
  };
  return { field, value, change };
}

function Where() {
  const { t } = useTranslation();
  const { field, value, change } = usePlace();
  const address = useField(editor, 'address');
  // An address that somebody typed is theirs: the search does not write over it.
  const takeAddress = (found: FoundPlace) => {
    if (address.value.trim() === '') address.onValueChange(found.address.slice(0, EVENT_LIMITS.address));
  };
  return (
    <Section name="where">
      <OwnPlacePicker
        value={value}
        onChange={change}
        name={field.name}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
        error={field.error}
        errorShown={field.errorShown}
        onAddress={takeAddress}
      />
      <TextField
        label={t('eventEditor.field.address')}
        hint={t('eventEditor.where.address')}
        autoComplete="off"
        maxLength={EVENT_LIMITS.address}
        {...address}
      />
    </Section>
  );
}

function About() {
  const { t } = useTranslation();
  const description = useField(editor, 'description');
  return (
    <Section name="about">
      <TextArea
        label={t('eventEditor.field.description')}
        hint={t('eventEditor.about.format')}
        rows={8}
        counted
        limit={EVENT_LIMITS.description}
        {...description}
      />
      {description.value.trim() !== '' && (
        <details className={styles.preview}>
          <summary>{t('eventEditor.about.preview')}</summary>
          <div className={styles.rich} dir="auto">
            <RichText text={description.value} />
          </div>
        </details>
      )}
    </Section>
  );
}

/** The same list each time, so that nothing is rendered anew for it. */
const NO_PHOTOS: readonly EventPhoto[] = [];

/** The photo that lists and the event's page begin with. */
function Cover() {
  const { t } = useTranslation();
  const { error, errorShown, onValueChange: changeId } = useField(editor, 'photoId');
  const { value: cover, onValueChange } = useField(editor, 'cover');
  const choose = (photos: readonly EventPhoto[]) => {
    const photo = photos[0] ?? null;
    onValueChange(photo);
    changeId(photo?.id ?? null);
  };
  return (
    <Section name="cover">
      <p className={styles.hint}>{t('eventEditor.cover.lead')}</p>
      <PhotoUploader
        uploader={uploader}
        value={cover ? [cover] : NO_PHOTOS}
        onChange={choose}
        limit={1}
        error={errorShown ? (error ?? undefined) : undefined}
      />
    </Section>
  );
}

function Organizer() {
  const { t } = useTranslation();
  const { locale } = useServices().locale;
  return (
    <Section name="organizer">
      <p className={styles.hint}>{t('eventEditor.organizer.lead')}</p>
      <TextField
        label={t('eventEditor.field.organizer')}
        autoComplete="organization"
        maxLength={EVENT_LIMITS.organizer}
        {...useField(editor, 'organizer.name')}
      />
      <div className={styles.pair}>
        <TextField
          type="email"
          label={t('eventEditor.field.email')}
          autoComplete="email"
          {...useField(editor, 'organizer.email')}
        />
        <PhoneField
          locale={locale}
          label={t('eventEditor.field.phone')}
          autoComplete="tel"
          whenSeen
          {...useField(editor, 'organizer.phone')}
        />
      </div>
    </Section>
  );
}

/** The fields of an event in their sections. */
export const EventFields = () => (
  <>
    <Basics />
    <When />
    <Where />
    <About />
    <Cover />
    <Organizer />
  </>
);
