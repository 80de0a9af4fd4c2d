import { useField } from '@ecocircle/app-kit/form';
import { PhoneField } from '@ecocircle/app-kit/phone-field';
import { useServices } from '@ecocircle/app-kit/remote';
import { TextField, type TextFieldProps } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { editor } from './model.ts';
import { FieldPlace, Section } from './section.tsx';

interface ContactProps extends Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> {
  readonly path: 'supervisorContacts.name' | 'supervisorContacts.email';
  readonly label: string;
}

const Contact = ({ path, ...field }: ContactProps) => (
  <FieldPlace path={path}>
    <TextField required {...field} {...useField(editor, path)} />
  </FieldPlace>
);

/** Whom visitors and moderators may ask about the point. */
export function ContactsSection() {
  const { t } = useTranslation();
  const { locale } = useServices().locale;
  return (
    <Section name="contacts">
      <Contact path="supervisorContacts.name" label={t('editor.field.contactName')} autoComplete="name" />
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
      <Contact
        path="supervisorContacts.email"
        label={t('editor.field.contactEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </Section>
  );
}
