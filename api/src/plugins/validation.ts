import type { FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';
import { RequestError } from '../errors/request-error.ts';
import { describeIssue, type IssueFacts, isMoreUrgent } from '../validation/issue-facts.ts';

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

function sourceOf(issue: v.GenericIssue, inBody: boolean) {
  const path = issue.path?.map(({ key }) => String(key)) ?? [];
  const pointer = path
    .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1').slice(0, 100)}`)
    .join('');
  return inBody ? { pointer } : { parameter: path.join('.').slice(0, 100) };
}

/** One error a field: of several the one that forms show first. */
function toErrors(issues: readonly v.GenericIssue[], inBody: boolean) {
  const status = inBody ? 422 : 400;
  const worst = new Map<string, { facts: IssueFacts; source: ReturnType<typeof sourceOf> }>();
  for (const issue of issues) {
    const source = sourceOf(issue, inBody);
    const field = source.pointer ?? source.parameter ?? '';
    const facts = describeIssue(issue);
    const known = worst.get(field);
    if (!known || isMoreUrgent(facts, known.facts)) worst.set(field, { facts, source });
  }
  return [...worst.values()].map(({ facts, source }) => ({ status, ...facts, source }));
}

const compile: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema, httpPart }) =>
  (data) => {
    const result = v.safeParse(schema, data ?? undefined);
    if (result.success) return { value: result.output };
    const [first, ...others] = toErrors(result.issues, httpPart === 'body');
    return { error: new RequestError(first as NonNullable<typeof first>, ...others) };
  };

/** Validates every request part by the valibot schema that its route names. */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(compile);
}
