import type { FieldsOfForm } from '@ecocircle/app-kit/form';
import type { FormField } from '@ecocircle/shared-contracts';
import { useTranslation } from 'react-i18next';
import { PortalField } from '../form-fields/index.ts';
import styles from './form-dialog.module.css';
import { type FormKind, type FormValues, fieldsOf } from './portal-forms.ts';

/** Fields that each form calls by a name of its own. */
const OWN_LABELS: readonly string[] = ['text', 'type'];

/** The label of a field. */
export function useFieldLabel(kind: FormKind): (name: FormField['name']) => string {
  const { t } = useTranslation();
  return (name) => t(OWN_LABELS.includes(name) ? `dialogs.${kind}.${name}` : `dialogs.fields.${name}`);
}

/** The fields of a form, side by side where there is room. */
export function FormFields({
  kind,
  form,
}: {
  readonly kind: FormKind;
  readonly form: FieldsOfForm<FormValues>;
}) {
  const { t } = useTranslation();
  const label = useFieldLabel(kind);
  return (
    <div className={styles.fields}>
      {fieldsOf(kind).map((field) => (
        <PortalField
          key={field.name}
          form={form}
          field={field}
          label={label(field.name)}
          hint={field.control === 'email' ? t('dialogs.emailHint') : undefined}
          choiceLabel={(choice) => t(`dialogs.${kind}.types.${choice}`)}
        />
      ))}
    </div>
  );
}
