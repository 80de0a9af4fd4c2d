/**
 * What can be wrong with a field, in the order in which it is told: of several problems the first one shows.
 * The shell's i18next namespace `validation` has a text for each.
 */
export const FIELD_RULES = [
  'required',
  'decimal',
  'numeric',
  'alpha',
  'alphanumeric',
  'integer',
  'email',
  'phone',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'between',
  'maxDecimals',
  'date',
  'dateRange',
  'timeOrder',
  'outsideHours',
  'overlap',
  'tooMany',
  'weekday',
  'past',
  'maxDays',
  'maxYears',
  'uppercase',
  'lowercase',
  'digit',
  'forbidden',
  'repeat',
  'callingCode',
  'taxId',
  'role',
  'material',
  'choice',
  'webAddress',
  'networkAddress',
  'wrongPassword',
  'slug',
  'taken',
  'drawing',
] as const;

/** The name of a rule that a field can break. */
export type FieldRule = (typeof FIELD_RULES)[number];

/** A broken rule with the bounds that its text names: characters, digits or the number itself. */
export interface FieldProblem {
  readonly rule: FieldRule;
  readonly min?: number;
  readonly max?: number;
}

/** Problems by field; a nested field is named by its dotted path. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;
