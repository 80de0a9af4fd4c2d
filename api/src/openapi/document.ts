import {
  ApiErrorBodySchema,
  ServerCharityEventSchema,
  ServerRecyclingPointSchema,
  ServerUserSchema,
  SubmissionAnswerSchema,
} from '@ecocircle/shared-contracts/schemas';
import type { ISchema } from 'yup';
import { isStaffRole } from '../plugins/desk-access.ts';
import type { KnownRoute } from '../plugins/route-access.ts';
import { type Answers, wordsOf } from './answers.ts';
import { type JsonSchema, jsonSchemaOf, notesOf } from './json-schema.ts';

/** What many answers have in common, by the name that the document gives it. */
const COMPONENTS: Readonly<Record<string, ISchema<unknown>>> = {
  Errors: ApiErrorBodySchema,
  CharityEvent: ServerCharityEventSchema,
  RecyclingPoint: ServerRecyclingPointSchema,
  User: ServerUserSchema,
  SubmissionAnswer: SubmissionAnswerSchema,
};

const NAMES = new Map(Object.entries(COMPONENTS).map(([name, schema]) => [schema, name]));

const refer = (schema: ISchema<unknown>): JsonSchema | undefined => {
  const name = NAMES.get(schema);
  return name === undefined ? undefined : { $ref: `#/components/schemas/${name}` };
};

const toJson = (schema: ISchema<unknown>): JsonSchema => jsonSchemaOf(schema, refer);

interface Parts {
  readonly params?: ISchema<unknown>;
  readonly querystring?: ISchema<unknown>;
  readonly body?: ISchema<unknown>;
  readonly consumes?: readonly string[];
  readonly response?: Answers;
}

/** The rest of a path that a wildcard takes has no name in Fastify. */
const parameterName = (name: string): string => (name === '*' ? 'path' : name);

function parametersIn(place: 'path' | 'query', schema: ISchema<unknown> | undefined): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJson(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...own }]) => ({
    name: parameterName(name),
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: own,
  }));
}

const contentOf = (types: readonly string[], schema: ISchema<unknown>) =>
  Object.fromEntries(types.map((type) => [type, { schema: toJson(schema) }]));

function answerOf([status, schema]: [string, ISchema<unknown>]): [string, JsonSchema] {
  const { contentType = 'application/json' } = notesOf(schema);
  const description = wordsOf(status);
  return [
    status,
    contentType === null ? { description } : { description, content: contentOf([contentType], schema) },
  ];
}

function operationOf({ access, schema }: KnownRoute): JsonSchema {
  const { params, querystring, body, consumes = ['application/json'], response = {} } = schema as Parts;
  const parameters = [...parametersIn('path', params), ...parametersIn('query', querystring)];
  return {
    ...(access !== 'public' && { security: [{ [isStaffRole(access) ? 'desk' : 'bearer']: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(consumes, body) } }),
    responses: Object.fromEntries(Object.entries(response).map(answerOf)),
  };
}

const pathOf = (url: string): string => url.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');

function pathsOf(routes: readonly KnownRoute[]): JsonSchema {
  const shown = routes.filter(({ method }) => method !== 'HEAD');
  const paths = Map.groupBy(shown, ({ url }) => pathOf(url));
  const sorted = [...paths].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([path, methods]) => [
      path,
      Object.fromEntries(methods.map((route) => [route.method.toLowerCase(), operationOf(route)])),
    ]),
  );
}

/**
 * What the API takes and answers, in OpenAPI 3.1.
 *
 * @throws where a schema has a rule that the document cannot say
 */
export const openApiDocument = (routes: readonly KnownRoute[]): JsonSchema => ({
  openapi: '3.1.0',
  info: { title: 'EcoCircle', version: '1.0.0' },
  paths: pathsOf(routes),
  components: {
    schemas: Object.fromEntries(
      Object.entries(COMPONENTS).map(([name, schema]) => [
        name,
        jsonSchemaOf(schema, (inner) => (inner === schema ? undefined : refer(inner))),
      ]),
    ),
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      desk: { type: 'apiKey', in: 'cookie', name: '__Host-desk' },
    },
  },
});
