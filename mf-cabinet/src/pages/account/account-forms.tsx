import { useField } from '@ecocircle/app-kit/form';
import { PhoneField } from '@ecocircle/app-kit/phone-field';
import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { type ClientUser, FORM_LIMITS } from '@ecocircle/shared-contracts';
import { TextField } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import * as model from './models.ts';
import { PasswordField } from './password-field.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Name and phone number. */
export function DetailsForm({ user }: { readonly user: ClientUser }) {
  const { t } = useWording();
  const { locale } = useServices().locale;
  const open = useUnit(model.detailsForm.opened);
  const { id, name, phone } = user;
  // Not when name or phone change: what is typed outlives what was saved.
  useEffect(() => {
    open({ name, phone: phone ?? '', locale });
  }, [id, locale, open]);
  const nameField = useField(model.detailsForm, 'name');
  return (
    <SettingsForm
      form={model.detailsForm}
      saved={{ $is: model.$detailsSaved, text: 'account.details.saved' }}
      submit={t('account.details.submit')}
    >
      <TextField
        {...nameField}
        label={t('account.details.name')}
        autoComplete="name"
        maxLength={FORM_LIMITS.name}
        required
      />
      <PhoneField
        {...useField(model.detailsForm, 'phone')}
        locale={locale}
        label={t('account.details.phone')}
        autoComplete="tel"
      />
    </SettingsForm>
  );
}

/** Another e-mail. */
export function EmailForm() {
  const { t } = useWording();
  return (
    <SettingsForm
      form={model.emailForm}
      saved={{ $is: model.$emailAsked, text: 'account.email.saved' }}
      submit={t('account.email.submit')}
    >
      <TextField
        {...useField(model.emailForm, 'email')}
        label={t('account.email.new')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...useField(model.emailForm, 'password')}
        label={t('account.password.now')}
        autoComplete="current-password"
      />
    </SettingsForm>
  );
}

/** Another password. */
export function PasswordForm() {
  const { t } = useWording();
  return (
    <SettingsForm
      form={model.passwordForm}
      saved={{ $is: model.$passwordSaved, text: 'account.password.saved' }}
      submit={t('account.password.submit')}
    >
      <PasswordField
        {...useField(model.passwordForm, 'oldPassword')}
        label={t('account.password.now')}
        autoComplete="current-password"
      />
      <PasswordField
        {...useField(model.passwordForm, 'password')}
        label={t('account.password.new')}
        hint={t('account.password.rules')}
        autoComplete="new-password"
      />
      <PasswordField
        {...useField(model.passwordForm, 'repeatedPassword')}
        label={t('account.password.again')}
        autoComplete="new-password"
      />
    </SettingsForm>
  );
}
