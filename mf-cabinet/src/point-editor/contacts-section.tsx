import { useField } from '@ecocircle/app-kit/form';
import { PhoneField } from '@ecocircle/app-kit/phone-field';
import { useServices } from '@ecocircle/app-kit/remote';
import { TextField } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { editor } from './model.ts';
import { FieldPlace, Section } from './section.tsx';

/** Whom visitors and moderators may ask about the point. */
export function ContactsSection() {
  const { t } = useTranslation();
  const { locale } = useServices().locale;
  return (
    <Section name="contacts">
      <FieldPlace path="supervisorContacts.name">
        <TextField
          label={t('editor.field.contactName')}
          autoComplete="name"
          required
          {...useField(editor, 'supervisorContacts.name')}
        />
      </FieldPlace>
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
      <FieldPlace path="supervisorContacts.email">
        <TextField
          label={t('editor.field.contactEmail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...useField(editor, 'supervisorContacts.email')}
        />
      </FieldPlace>
    </Section>
  );
}
