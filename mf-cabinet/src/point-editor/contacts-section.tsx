import { useField } from '@ecocircle/app-kit/form';
import { TextField } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { editor } from './model.ts';
import { FieldPlace, Section } from './section.tsx';

/** Whom visitors and moderators may ask about the point. */
export function ContactsSection() {
  const { t } = useTranslation();
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
        <TextField
          label={t('editor.field.contactPhone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
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
