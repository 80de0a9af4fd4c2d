import { ApiErrorBodySchema } from '@ecocircle/shared-contracts/schemas';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { ISchema } from 'yup';
import { jsonSchemaOf } from '../openapi/json-schema.ts';
import { AnyQuery } from '../validation/no-query.ts';

type Serialize = (value: unknown) => string;

const made = new WeakMap<ISchema<unknown>, Serialize>();

/** Writes values by their schema, made when it is first needed: what the schema does not name is left out. */
export function serializerOf(schema: ISchema<unknown>): Serialize {
  return (value) => {
    const serialize = made.get(schema) ?? fastJson(jsonSchemaOf(schema) as object);
    made.set(schema, serialize);
    return serialize(value);
  };
}

/** What every route of its kind may refuse with, whatever else it does. */
function refusalsOf({ config, schema }: RouteOptions): number[] {
  const isPublic = config?.access === 'public';
  return [
    400,
    ...(isPublic ? [] : [401]),
    ...(isPublic || config?.access === 'authenticated' ? [] : [403]),
    ...(schema?.body ? [413, 415, 422] : []),
    ...(config?.rateLimit === false ? [] : [429]),
    500,
  ];
}

/** Writes every answer by the schema of its route and status; refusals have one in common. A route that says nothing of its query looks at none. */
export function registerSerialization(app: FastifyInstance): void {
  app.setSerializerCompiler(({ schema }) => serializerOf(schema as unknown as ISchema<unknown>));
  app.addHook('onRoute', (route) => {
    const refusals = Object.fromEntries(refusalsOf(route).map((status) => [status, ApiErrorBodySchema]));
    const own = (route.schema?.response ?? {}) as object;
    route.schema = { querystring: AnyQuery, ...route.schema, response: { ...refusals, ...own } };
  });
}
