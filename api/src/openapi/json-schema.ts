import { UNKNOWN_FIELD } from '@ecocircle/shared-contracts/rules';
import type { AnySchema, ISchema } from 'yup';
import { RULE_WORDS } from './rule-words.ts';

/** A schema of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a schema may say of itself by `meta`. */
export interface SchemaNotes {
  /** Instead of what follows from its type and tests. */
  readonly jsonSchema?: JsonSchema;
  /** What one chooses from that depends on what it is given. */
  readonly variants?: readonly ISchema<unknown>[];
  /** The schema of every field, whatever they are called. */
  readonly eachField?: ISchema<unknown>;
  /** Of an answer that is no JSON; null where it has no body. */
  readonly contentType?: string | null;
}

/** Writes a schema that stands elsewhere as a reference to it; undefined for all others. */
export type Refer = (schema: ISchema<unknown>) => JsonSchema | undefined;

interface Inside {
  readonly type: string;
  readonly tests: readonly { readonly OPTIONS?: { name?: string; params?: object; message?: unknown } }[];
  readonly fields?: Readonly<Record<string, ISchema<unknown>>>;
  readonly innerType?: ISchema<unknown>;
  readonly spec: {
    readonly optional?: boolean;
    readonly nullable?: boolean;
    readonly default?: unknown;
    readonly meta?: SchemaNotes;
    readonly types?: readonly ISchema<unknown>[];
  };
}

type Facts = Readonly<Record<string, unknown>>;

const insideOf = (schema: ISchema<unknown>): Inside => schema as unknown as Inside;

/** The notes of a schema. */
export const notesOf = (schema: ISchema<unknown>): SchemaNotes => insideOf(schema).spec.meta ?? {};

const BOUND: Readonly<Record<string, string>> = { number: 'imum', array: 'Items', string: 'Length' };

/** The tests that JSON Schema has keywords for. */
const KEYWORDS: Readonly<Record<string, (facts: Facts, type: string) => JsonSchema | undefined>> = {
  min: ({ min }, type) => ({ [`min${BOUND[type]}`]: min }),
  max: ({ max }, type) => ({ [`max${BOUND[type]}`]: max }),
  minLength: ({ min }) => ({ minLength: min }),
  maxLength: ({ max }) => ({ maxLength: max }),
  integer: (_, type) => (type === 'number' ? { type: 'integer' } : undefined),
  matches: ({ regex }) => ({ pattern: (regex as RegExp).source }),
  required: () => ({ minLength: 1 }),
  email: () => ({ format: 'email' }),
  moment: () => ({ format: 'date-time' }),
  [UNKNOWN_FIELD]: () => ({ additionalProperties: false }),
  noUnknown: () => ({}),
};

function ruleOf(
  { name = '', params = {}, message }: NonNullable<Inside['tests'][number]['OPTIONS']>,
  type: string,
) {
  const facts = { ...params, ...(typeof message === 'object' ? message : {}) };
  const keyword = KEYWORDS[name]?.(facts, type);
  if (keyword) return keyword;
  const description = RULE_WORDS[name];
  if (description) return { description };
  throw new Error(`JSON Schema has no keyword for the rule "${name}", and RULE_WORDS no words`);
}

/** Keywords side by side, words one after the other. */
function together(rules: readonly JsonSchema[]): JsonSchema {
  const words = rules.flatMap(({ description }) => (description ? [description] : []));
  return Object.assign({}, ...rules, words.length > 0 ? { description: words.join('; ') } : {});
}

function objectSchema(fields: Readonly<Record<string, ISchema<unknown>>>, refer: Refer): JsonSchema {
  const entries = Object.entries(fields);
  const isNeeded = (field: ISchema<unknown>): boolean => {
    const { optional, default: value } = insideOf(field).spec;
    return optional === false && value === undefined;
  };
  const required = entries.filter(([, field]) => isNeeded(field)).map(([name]) => name);
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(entries.map(([name, field]) => [name, jsonSchemaOf(field, refer)])),
  };
}

function shapeOf({ type, fields = {}, innerType, spec }: Inside, refer: Refer): JsonSchema {
  switch (type) {
    case 'object':
      return objectSchema(fields, refer);
    case 'array':
      return { type, ...(innerType && { items: jsonSchemaOf(innerType, refer) }) };
    case 'tuple':
      return { type: 'array', prefixItems: (spec.types ?? []).map((item) => jsonSchemaOf(item, refer)) };
    case 'string':
    case 'number':
    case 'boolean':
      return { type };
    default:
      throw new Error(`a schema of the type "${type}" must say in its meta what it is in JSON Schema`);
  }
}

function ownSchema(schema: ISchema<unknown>, refer: Refer): JsonSchema {
  const inside = insideOf(schema);
  const { jsonSchema, variants, eachField } = notesOf(schema);
  if (jsonSchema) return jsonSchema;
  if (variants?.length === 1) return jsonSchemaOf(variants[0] as ISchema<unknown>, refer);
  if (variants) return { anyOf: variants.map((variant) => jsonSchemaOf(variant, refer)) };
  if (eachField) return { type: 'object', additionalProperties: jsonSchemaOf(eachField, refer) };
  const rules = inside.tests.flatMap(({ OPTIONS }) => (OPTIONS ? [ruleOf(OPTIONS, inside.type)] : []));
  return { ...shapeOf(inside, refer), ...together(rules) };
}

const orNull = ({
  type,
  enum: names,
  ...rest
}: JsonSchema & { readonly enum?: readonly unknown[] }): JsonSchema =>
  type === undefined
    ? { anyOf: [rest, { type: 'null' }] }
    : { type: [type, 'null'], ...(names && { enum: [...names, null] }), ...rest };

/**
 * A yup schema in JSON Schema.
 *
 * @throws where a rule can be said neither by a keyword nor in words
 */
export function jsonSchemaOf(schema: ISchema<unknown>, refer: Refer = () => undefined): JsonSchema {
  const { spec } = insideOf(schema);
  const own = refer(schema) ?? ownSchema(schema, refer);
  const { oneOf: names = [] } =
    'describe' in schema && insideOf(schema).type !== 'lazy' ? (schema as AnySchema).describe() : {};
  // What a text is read as is no text.
  const hasDefault = spec.default !== undefined && typeof spec.default !== 'object';
  const chosen = {
    ...own,
    ...(names.length > 0 && { enum: names }),
    ...(hasDefault && { default: spec.default }),
  };
  return spec.nullable ? orNull(chosen) : chosen;
}
