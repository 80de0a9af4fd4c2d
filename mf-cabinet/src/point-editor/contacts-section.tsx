import { useField } from '@ecocircle/app-kit/form';
import { PhoneField } from '@ecocircle/app-kit/phone-field';
import { useServices } from '@ecocircle/app-kit/remote';
import { useTranslation } from 'react-i18next';
import { editor } from './model.ts';
import { FieldPlace, Section } from './section.tsx';
import { TextPlace } from './text-place.tsx';

function Phone() {
  const { t } = useTranslation();
  const { locale } = useServices().locale;
  return (
    <FieldPlace path="supervisorContacts.phone">
      <PhoneField
        locale={locale}
        label={t('editor.field.contactPhone')}
        autoComplete="tel"
        required
        whenSeen
        {...useField(editor, 'supervisorContacts.phone')}
      />
    </FieldPlace>
  );
}

/** Whom visitors and moderators may ask about the point. */
export function ContactsSection() {
  const { t } = useTranslation();
  return (
    <Section name="contacts">
      <TextPlace path="supervisorContacts.name" label={t('editor.field.contactName')} autoComplete="name" />
      <Phone />
      <TextPlace
        path="supervisorContacts.email"
        label={t('editor.field.contactEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </Section>
  );
}
