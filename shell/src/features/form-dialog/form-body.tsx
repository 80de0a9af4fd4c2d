import { useUnit } from 'effector-react';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { EditedForm } from './edited-form.tsx';
import { FormOutcome } from './form-outcome.tsx';
import { $form } from './model.ts';
import { useFormResult } from './use-form-result.ts';

/** The form that is open: its fields, or how it ended. */
export function FormBody({ id }: { readonly id: string }) {
  const { locale } = usePortal();
  const form = useUnit($form);
  const result = useFormResult();
  if (!form) return null;
  if (result) return <FormOutcome kind={form.dialog.kind} locale={locale} result={result} />;
  return <EditedForm id={id} form={form} />;
}
