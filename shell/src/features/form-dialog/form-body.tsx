import { FormElement, FormFrame, FormLead, RestoredNote } from '@ecocircle/app-kit/form';
import { useTranslation } from 'react-i18next';
import { useSummary } from '../form-fields/index.ts';
import { FormFields, useFieldLabel } from './form-fields.tsx';
import { FormOutcome } from './form-outcome.tsx';
import { FORMS } from './model.ts';
import { type FormDialog, fieldsOf } from './portal-forms.ts';

/** The form of a dialog: its fields, or how it ended. */
export function FormBody({ dialog: { kind }, id }: { readonly dialog: FormDialog; readonly id: string }) {
  const { t } = useTranslation();
  const form = FORMS[kind];
  const names = fieldsOf(kind).map(({ name }) => name);
  const summary = useSummary(form, names, useFieldLabel(kind));
  const head = (
    <>
      <FormLead problem={summary}>{t(`dialogs.${kind}.lead`)}</FormLead>
      <RestoredNote form={form} startOver={t('dialogs.startOver')}>
        {t('dialogs.restored')}
      </RestoredNote>
    </>
  );
  return (
    <FormFrame
      form={form}
      head={head}
      sending={t('dialogs.sending')}
      outcome={(outcome) => <FormOutcome kind={kind} outcome={outcome} />}
    >
      <FormElement form={form} id={id} trap="sent">
        <FormFields kind={kind} form={form} />
      </FormElement>
    </FormFrame>
  );
}
