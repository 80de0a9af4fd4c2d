import { type FieldProblems, type Locale, problemText } from '@ecocircle/shared-contracts';
import { NativeSelect, TextArea, TextField } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../phone-field/index.ts';
import styles from './form-dialog.module.css';
import { type FormField, type FormKind, type FormValues, PORTAL_FORMS } from './portal-forms.ts';

const INPUTS = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

/** From this share of its limit on a text is counted. */
const COUNTED_FROM = 0.8;

/** What the fields of a form show. */
export interface FormFieldsProps {
  readonly kind: FormKind;
  readonly locale: Locale;
  readonly values: FormValues;
  readonly problems: FieldProblems;
  /** Shows all that is wrong, also in fields that were not left yet. */
  readonly areProblemsShown: boolean;
  readonly onChange: (change: { readonly name: string; readonly value: string }) => void;
}

/** The fields of a form, side by side where there is room. */
export function FormFields({ kind, ...rest }: FormFieldsProps) {
  return PORTAL_FORMS[kind].fields.map((field) => (
    <Field key={field.name} field={field} kind={kind} {...rest} />
  ));
}

function Field({ field, ...props }: FormFieldsProps & { readonly field: FormField }) {
  const { i18n } = useTranslation();
  const { values, problems, areProblemsShown, onChange } = props;
  const problem = problems[field.name];
  const shared = {
    name: field.name,
    required: field.required,
    autoComplete: field.autoComplete,
    value: values[field.name] ?? '',
    onValueChange: (value: string) => onChange({ name: field.name, value }),
    error: problem && problemText(i18n, problem),
    errorShown: areProblemsShown,
  };
  if (field.control === 'choice') return <Choice {...props} field={field} shared={shared} />;
  if (field.control === 'phone') return <Phone {...props} field={field} shared={shared} />;
  if (field.control === 'area') return <Area {...props} field={field} shared={shared} />;
  return <Line {...props} field={field} shared={shared} />;
}

interface Shared {
  readonly name: string;
  readonly required: boolean;
  readonly autoComplete: string | undefined;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
  readonly errorShown: boolean;
}

interface ControlProps extends FormFieldsProps {
  readonly field: FormField;
  readonly shared: Shared;
}

function useLabel({ name, required }: FormField): string {
  const { t } = useTranslation();
  const label = t(`dialogs.fields.${name}`);
  return required ? label : t('dialogs.optional', { label });
}

function Phone({ field, locale, shared, problems }: ControlProps) {
  const isFilled = shared.value.trim() !== '';
  return (
    <PhoneField
      {...shared}
      locale={locale}
      className={styles.field}
      label={useLabel(field)}
      valid={isFilled && !problems[field.name]}
    />
  );
}

function Line({ field, shared, problems }: ControlProps) {
  const { t } = useTranslation();
  const label = t(`dialogs.fields.${field.name}`);
  const isFilled = shared.value.trim() !== '';
  return (
    <TextField
      {...shared}
      {...INPUTS[field.control as keyof typeof INPUTS]}
      className={styles.field}
      label={useLabel(field)}
      hint={field.name === 'email' ? t('dialogs.emailHint') : undefined}
      valid={isFilled && !problems[field.name]}
      clearLabel={t('dialogs.clear', { label })}
    />
  );
}

function Area({ field, kind, shared, problems }: ControlProps) {
  const { t } = useTranslation();
  const { limit = 0 } = field;
  const isLong = shared.value.length >= limit * COUNTED_FROM;
  return (
    <TextArea
      {...shared}
      className={styles.wide}
      label={t(`dialogs.${kind}.text`)}
      rows={5}
      limit={limit}
      counted={isLong}
      hint={isLong ? t('dialogs.nearLimit') : undefined}
      valid={shared.value.trim() !== '' && !problems[field.name]}
    />
  );
}

function Choice({ field, kind, shared }: ControlProps) {
  const { t } = useTranslation();
  const items = (field.choices ?? []).map((id) => ({ id, title: t(`dialogs.${kind}.types.${id}`) }));
  return <NativeSelect {...shared} className={styles.wide} label={t(`dialogs.${kind}.type`)} items={items} />;
}
