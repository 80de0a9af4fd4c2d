import { type FieldProblems, problemText } from '@ecocircle/shared-contracts';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

/** What is wrong with the hours, and whether it shows before a field was left. */
export const HoursProblems = createContext<{ readonly problems: FieldProblems; readonly isTold: boolean }>({
  problems: {},
  isTold: false,
});

/** The name of the field at a path of the draft and what is wrong with it, as the fields of the ui-kit take them. */
export function useProblem(path: string) {
  const { i18n } = useTranslation();
  const { problems, isTold } = useContext(HoursProblems);
  const problem = problems[path];
  return { name: path, error: problem && problemText(i18n, problem), errorShown: isTold };
}
