import { useUnit } from 'effector-react';
import { useDialogTitle } from '../dialogs/index.ts';
import { $form, type OpenForm } from './model.ts';

/** The heading of the form that is open. */
export function FormTitle() {
  const form = useUnit($form);
  return form && <Title {...form} />;
}

const Title = ({ dialog, values }: OpenForm) => useDialogTitle(dialog, values.type);
