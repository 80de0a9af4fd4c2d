import { type FieldProblem, problemText } from '@ecocircle/shared-contracts';
import type { StoreValue } from 'effector';
import { useStoreMap, useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Form } from './create-form.ts';
import { type FieldPath, type ValueAt, valueAt } from './paths.ts';

/** What of a form its fields need. */
export type FieldsOfForm<Values extends object> = Pick<
  Form<Values>,
  '$fields' | 'changed' | 'fieldLeft' | 'rulesWanted'
>;

interface Shown {
  readonly value: unknown;
  readonly problem: FieldProblem | null;
  /** What is wrong shows: the field was left, or a refusal has told it. */
  readonly isTold: boolean;
}

const shownOf = <Values extends object>(
  { values, problems, touched, told }: StoreValue<FieldsOfForm<Values>['$fields']>,
  [path]: readonly [string],
): Shown => ({
  value: valueAt(values, path),
  problem: problems[path] ?? null,
  isTold: touched[path] === true || told[path] === true,
});

const isSameProblem = (one: FieldProblem | null, other: FieldProblem | null): boolean =>
  one?.rule === other?.rule && one?.min === other?.min && one?.max === other?.max;

const differs = (one: Shown, other: Shown): boolean =>
  one.value !== other.value || one.isTold !== other.isTold || !isSameProblem(one.problem, other.problem);

const isFilled = (value: unknown): boolean => typeof value !== 'string' || value.trim() !== '';

/**
 * The props of the field at a path, as the fields of the ui-kit take them. Only what this field shows renders it anew.
 *
 * @example
 * <TextField label={t('price')} {...useField(form, `rates.${index}.price`)} />
 */
export function useField<Values extends object, Path extends FieldPath<Values>>(
  form: FieldsOfForm<Values>,
  path: Path,
) {
  const { i18n } = useTranslation();
  const { value, problem, isTold } = useStoreMap({
    store: form.$fields,
    keys: [path as string] as const,
    fn: shownOf,
    updateFilter: differs,
  });
  const [change, leave, wantRules] = useUnit([form.changed, form.fieldLeft, form.rulesWanted]);
  return {
    name: path as string,
    value: value as ValueAt<Values, Path>,
    onValueChange: (next: ValueAt<Values, Path>) => change({ path, value: next }),
    onFocus: () => wantRules(),
    onBlur: () => leave(path),
    error: problem && problemText(i18n, problem),
    errorShown: isTold,
    valid: isFilled(value) && problem === null,
  };
}

/** What is wrong with something that is no field, such as a choice of several; null where nothing is told of it. */
export function useToldProblem<Values extends object>(
  { $fields }: Pick<FieldsOfForm<Values>, '$fields'>,
  path: string,
) {
  const { i18n } = useTranslation();
  const { problem, isTold } = useStoreMap({
    store: $fields,
    keys: [path] as const,
    fn: shownOf,
    updateFilter: differs,
  });
  return isTold && problem ? problemText(i18n, problem) : null;
}

/** The fields that the latest refusal has told and that are still wrong, of these and in their order. */
export function useToldFields<Values extends object, Path extends string>(
  { $fields }: Pick<FieldsOfForm<Values>, '$fields'>,
  paths: readonly Path[],
): readonly Path[] {
  return useStoreMap({
    store: $fields,
    keys: [paths],
    fn: ({ problems, told }) => paths.filter((path) => told[path] && problems[path]),
    updateFilter: (told, before) => told.join() !== before.join(),
  });
}
