import { type FieldsOfForm, useToldFields } from '@ecocircle/app-kit/form';
import { useTranslation } from 'react-i18next';

/** Names the fields that a refused form has to be looked at for; null where there are none. */
export function useSummary<Values extends object, Name extends string>(
  form: FieldsOfForm<Values>,
  fields: readonly Name[],
  label: (field: Name) => string,
): string | null {
  const { t } = useTranslation();
  const wrong = useToldFields(form, fields);
  if (wrong.length === 0) return null;
  return t('dialogs.summary', { count: wrong.length, names: wrong.map(label).join(', ') });
}
