import { type FieldsOfForm, type PathOf, useField } from '@ecocircle/app-kit/form';
import { PhoneField } from '@ecocircle/app-kit/phone-field';
import type { FormControl, FormField } from '@ecocircle/shared-contracts';
import { NativeSelect, TextArea, TextField, type TextFieldProps } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import styles from './portal-field.module.css';

/** From this share of its limit on a text is counted. */
const COUNTED_FROM = 0.8;

interface PortalFieldProps<Values extends object> {
  readonly form: FieldsOfForm<Values>;
  readonly field: FormField;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong besides what the rules say. */
  readonly refusal?: string | undefined;
  readonly choiceLabel?: (choice: string) => string;
}

const INPUTS: Readonly<
  Record<
    Exclude<FormControl, 'area' | 'choice' | 'phone'>,
    Pick<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>
  >
> = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  'tax-id': { type: 'text', inputMode: 'numeric' },
  password: { type: 'password' },
  'password-repetition': { type: 'password' },
};

export function PortalField<Values extends object>({
  form,
  field,
  refusal,
  ...texts
}: PortalFieldProps<Values>) {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const { value, onValueChange, error, errorShown, valid, ...state } = useField(
    form,
    field.name as PathOf<Values>,
  );
  const { required, autoComplete } = field;
  const label = required ? texts.label : t('dialogs.optional', { label: texts.label });
  const control = {
    label,
    required,
    autoComplete,
    value: value as string,
    onValueChange: onValueChange as unknown as (text: string) => void,
    error: error ?? refusal,
    errorShown: errorShown || refusal !== undefined,
  };
  const { name } = state;
  const isRight = valid && refusal === undefined;
  if (field.control === 'phone')
    return <PhoneField {...control} locale={locale} name={name} valid={isRight} className={styles.field} />;
  if (field.control === 'choice') {
    const items = field.choices.map((id) => ({ id, title: texts.choiceLabel?.(id) ?? id }));
    return <NativeSelect {...control} {...state} className={styles.wide} items={items} />;
  }
  if (field.control === 'area') {
    const isLong = control.value.length >= field.limit * COUNTED_FROM;
    return (
      <TextArea
        {...control}
        {...state}
        className={styles.wide}
        valid={isRight}
        rows={5}
        limit={field.limit}
        counted={isLong}
        hint={isLong ? t('dialogs.nearLimit') : texts.hint}
      />
    );
  }
  return (
    <TextField
      {...control}
      {...state}
      {...INPUTS[field.control]}
      className={styles.field}
      valid={isRight}
      hint={texts.hint}
      clearLabel={t('dialogs.clear', { label: texts.label })}
      showPasswordLabel={t('login.showPassword')}
      hidePasswordLabel={t('login.hidePassword')}
    />
  );
}
