import type { FieldProblems, Locale } from '@ecocircle/shared-contracts';
import { toPointSave, toRatesSave } from '@ecocircle/shared-contracts';
import { PointSaveSchema, problemsOf, RatesSaveSchema } from '@ecocircle/shared-contracts/rules';
import { type EditorValues, toDraft } from './editor-values.ts';
import { ownProblems } from './wire-fields.ts';

/** Prices that are no numbers: the schema would only call them wrong. */
const unreadable = (rates: readonly { readonly rate: number | null }[]): FieldProblems =>
  Object.fromEntries(
    rates.flatMap(({ rate }, index) =>
      Number.isNaN(rate) ? [[`smrs.${index}.price`, { rule: 'decimal' as const }]] : [],
    ),
  );

/** Makes the check of what a save would refuse, by the very rules of the API. A draft may lack anything. */
export const checkFor =
  (locale: Locale) =>
  (values: EditorValues): FieldProblems => {
    const draft = toDraft(values, locale);
    return {
      ...ownProblems(problemsOf(PointSaveSchema, toPointSave(draft, { id: null, version: values.version }))),
      ...ownProblems(problemsOf(RatesSaveSchema, toRatesSave(draft))),
      ...unreadable(draft.smrs),
    };
  };
