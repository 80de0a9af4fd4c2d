import { checked, pathOf } from '@ecocircle/shared-contracts/rules';
import type { FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ISchema, ValidationError } from 'yup';
import { RequestError } from '../errors/request-error.ts';
import { describeIssue, type IssueFacts, isMoreUrgent } from '../validation/issue-facts.ts';

/** Lets routes give yup schemas and get typed `request.query`, `.params` and `.body`. */
export interface YupTypeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends ISchema<infer Value> ? Value : unknown;
  readonly serializer: unknown;
}

/** A Fastify instance whose routes are typed by yup schemas. */
export type Routes =
  FastifyInstance extends FastifyInstance<infer A, infer B, infer C, infer D>
    ? FastifyInstance<A, B, C, D, YupTypeProvider>
    : never;

function sourceOf(issue: ValidationError, inBody: boolean) {
  const path = pathOf(issue);
  const pointer = path
    .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1').slice(0, 100)}`)
    .join('');
  return inBody ? { pointer } : { parameter: path.join('.').slice(0, 100) };
}

/** One error a field: of several the one that forms show first. */
function toErrors(issues: readonly ValidationError[], inBody: boolean) {
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

type Check = ReturnType<FastifySchemaCompiler<ISchema<unknown>>>;

const compile: FastifySchemaCompiler<ISchema<unknown>> =
  ({ schema, httpPart }) =>
  (data) => {
    // A list is an object without any of the fields.
    const result = checked(schema, Array.isArray(data) ? { ...data } : (data ?? undefined));
    if ('value' in result) return { value: result.value };
    const [first, ...others] = toErrors(result.errors, httpPart === 'body');
    return { error: new RequestError(first as NonNullable<typeof first>, ...others) };
  };

/** So many valid queries of a route are kept, none longer than so many characters. */
const KEPT_QUERIES = { max: 200, longest: 500 };

/** Keeps what valid queries were read as: many ask the same, and a cached answer costs less than its validation. */
function keepingValid(check: Check): Check {
  // Empty ones take five kilobytes for each of three hundred routes.
  let kept: LRUCache<string, ReturnType<Check>> | undefined;
  return (query) => {
    const key = JSON.stringify(query);
    const known = kept?.get(key);
    if (known) return known;
    const result = check(query);
    if (typeof result === 'object' && 'value' in result && key.length <= KEPT_QUERIES.longest) {
      kept ??= new LRUCache({ max: KEPT_QUERIES.max });
      kept.set(key, { value: Object.freeze(result.value) });
    }
    return result;
  };
}

/** Validates every request part by the yup schema that its route names. */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<ISchema<unknown>>((route) =>
    route.httpPart === 'querystring' ? keepingValid(compile(route)) : compile(route),
  );
}
