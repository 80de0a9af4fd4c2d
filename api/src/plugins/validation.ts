import { problemOfIssue } from '@ecocircle/shared-contracts';
import type { FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';
import { RequestError } from '../errors/request-error.ts';

/** Lets routes give valibot schemas and get typed `request.query`, `.params` and `.body`. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  readonly serializer: unknown;
}

/** A Fastify instance whose routes are typed by valibot schemas. */
export type Routes =
  FastifyInstance extends FastifyInstance<infer A, infer B, infer C, infer D>
    ? FastifyInstance<A, B, C, D, ValibotTypeProvider>
    : never;

type Issue = v.GenericIssue;

function describe(issue: Issue): { code: string; title: string } {
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { code: 'unknown-field', title: 'This field is not known' };
  if (issue.input === undefined || issue.type === 'non_empty')
    return { code: 'required', title: 'This field is required' };
  if (problemOfIssue(issue).rule === 'dateRange')
    return { code: 'date-range', title: 'The range of days ends before it begins' };
  if (issue.kind === 'schema') return { code: 'invalid-type', title: `Expected ${issue.expected}` };
  return { code: 'invalid-value', title: `Invalid value: ${issue.message}` };
}

function toError(issue: Issue, part: string) {
  const path = issue.path?.map(({ key }) => String(key)) ?? [];
  const inBody = part === 'body';
  const pointer = path
    .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1').slice(0, 100)}`)
    .join('');
  const source = inBody ? { pointer } : { parameter: path.join('.').slice(0, 100) };
  return { status: inBody ? 422 : 400, ...describe(issue), source };
}

const compile: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema, httpPart }) =>
  (data) => {
    const result = v.safeParse(schema, data ?? undefined);
    if (result.success) return { value: result.output };
    const [first, ...others] = result.issues.map((issue) => toError(issue, httpPart ?? ''));
    return { error: new RequestError(first as NonNullable<typeof first>, ...others) };
  };

/** Validates every request part by the valibot schema that its route names. */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(compile);
}
