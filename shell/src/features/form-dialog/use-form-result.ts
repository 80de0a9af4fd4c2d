import { useUnit } from 'effector-react';
import type { FormOutcomeResult } from './form-outcome.tsx';
import { $result, $stage } from './model.ts';

/** How the form ended, while that is shown in the fields' place. */
export function useFormResult(): FormOutcomeResult | null {
  const [stage, result] = useUnit([$stage, $result]);
  return result && result.kind !== 'invalid' && stage === result.kind ? result : null;
}
