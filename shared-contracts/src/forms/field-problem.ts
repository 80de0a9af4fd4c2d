import * as v from 'valibot';

/**
 * What can be wrong with a field, in the order in which it is told: of several problems the first one shows.
 * The shell's i18next namespace `validation` has a text for each.
 *
 * @example
 * FIELD_RULES[0]; // 'required'
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
  'dateRange',
  'uppercase',
  'lowercase',
  'digit',
  'forbidden',
  'repeat',
  'callingCode',
  'taxId',
  'role',
  'choice',
] as const;

/**
 * The name of a rule that a field can break.
 *
 * @example
 * const rule: FieldRule = 'email';
 */
export type FieldRule = (typeof FIELD_RULES)[number];

/**
 * A broken rule with the bounds that its text names: characters, digits or the number itself.
 *
 * @example
 * const problem: FieldProblem = { rule: 'maxLength', max: 100 };
 */
export interface FieldProblem {
  readonly rule: FieldRule;
  readonly min?: number;
  readonly max?: number;
}

/**
 * Problems by field; a nested field is named by its dotted path.
 *
 * @example
 * const problems: FieldProblems = { email: { rule: 'email' } };
 */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/**
 * Writes a problem as the message of a valibot rule, to be read back by {@link problemsOf}.
 *
 * @example
 * v.maxLength(100, ruleMessage({ rule: 'maxLength', max: 100 }));
 */
export const ruleMessage = (problem: FieldProblem): string => JSON.stringify(problem);

const FieldProblemSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ rule: v.picklist(FIELD_RULES), min: v.optional(v.number()), max: v.optional(v.number()) }),
);

/**
 * The problem that a valibot issue stands for. An issue without a message of ours is a missing value or one of a
 * wrong type or choice.
 *
 * @example
 * result.issues.map(problemOfIssue);
 */
export function problemOfIssue(issue: v.BaseIssue<unknown>): FieldProblem {
  const { success, output } = v.safeParse(FieldProblemSchema, issue.message);
  if (success) return output as FieldProblem;
  return { rule: issue.input === undefined || issue.input === null ? 'required' : 'choice' };
}

const rank = ({ rule }: FieldProblem): number => FIELD_RULES.indexOf(rule);

/**
 * Checks a form by its schema.
 *
 * @returns one problem a field, the first by {@link FIELD_RULES}; empty when everything is right
 *
 * @example
 * problemsOf(QuestionSchema, { name: '', city: 'Omsk', email: 'a', text: 'Hi' });
 * // { name: { rule: 'required' }, email: { rule: 'email' } }
 */
export function problemsOf(schema: v.GenericSchema, input: unknown): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of v.safeParse(schema, input).issues ?? []) {
    const field = v.getDotPath(issue) ?? '';
    const problem = problemOfIssue(issue);
    const known = problems[field];
    if (!known || rank(problem) < rank(known)) problems[field] = problem;
  }
  return problems;
}
