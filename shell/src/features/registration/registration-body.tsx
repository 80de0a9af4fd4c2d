import { useUnit } from 'effector-react';
import { EditedRegistration } from './edited-registration.tsx';
import { $outcome, $stage } from './model.ts';
import { RegistrationOutcome } from './registration-outcome.tsx';

/** The registration that is open: its fields, or how it ended. */
export function RegistrationBody({ id }: { readonly id: string }) {
  const [stage, outcome] = useUnit([$stage, $outcome]);
  return stage === 'outcome' && outcome ? (
    <RegistrationOutcome outcome={outcome} />
  ) : (
    <EditedRegistration id={id} />
  );
}
