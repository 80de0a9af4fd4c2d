import type { FieldProblems } from '@ecocircle/shared-contracts';
import type { RegistrationForm } from '@ecocircle/shared-contracts/registration';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { usePortal } from '../../platform/page/portal-context.tsx';
import * as model from './model.ts';
import { EMPTY_FORM, type FieldName, type Part, partsOf, problemsOfForm } from './registration-form.ts';

/** What the fields of a registration are given. */
export interface RegistrationFields {
  readonly form: RegistrationForm;
  readonly problems: FieldProblems;
  /** Whether a field's problem shows although nobody has left the field yet. */
  readonly isTold: (name: string) => boolean;
  readonly change: (name: FieldName, value: string | boolean) => void;
  /** The parts that the chosen roles ask for, and those that are sent already. */
  readonly parts: readonly Part[];
  readonly isSent: (part: Part) => boolean;
}

/** The registration that is open, with what is wrong with it in this language. */
export function useRegistration(): RegistrationFields {
  const { locale } = usePortal();
  const { open, theirs, told, sent, change } = useUnit({
    open: model.$registration,
    theirs: model.$serverProblems,
    told: model.$told,
    sent: model.$sent,
    change: model.fieldChanged,
  });
  const form = open?.form ?? EMPTY_FORM;
  const own = useMemo(() => problemsOfForm(form, locale), [form, locale]);
  return {
    form,
    problems: { ...theirs, ...own },
    isTold: (name) => told.fields.includes(name),
    change: (name, value) => change({ name, value }),
    parts: partsOf(form, locale),
    isSent: (part) => sent[part] !== undefined,
  };
}
