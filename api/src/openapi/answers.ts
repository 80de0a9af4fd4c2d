import { STATUS_CODES } from 'node:http';
import { flag, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { ApiErrorBodySchema } from '@ecocircle/shared-contracts/schemas';
import { type ISchema, mixed } from 'yup';

/** Schemas of a route's answers by their status. */
export type Answers = Readonly<Record<number, ISchema<unknown>>>;

/** An answer that is no JSON, by its content type. */
export const content = (type: string) =>
  mixed().meta({ jsonSchema: { type: 'string', contentMediaType: type }, contentType: type });

/** An answer without a body: a redirect, or what the caller has already. */
export const NOTHING = mixed().meta({ jsonSchema: {}, contentType: null });

/** It was done. */
export const DONE = tolerantObject({ is_ok: flag() });

/** The content type of a plain form. */
export const FORM = 'application/x-www-form-urlencoded';

declare module 'fastify' {
  interface FastifySchema {
    /** The content types of the body; JSON unless given. */
    consumes?: readonly string[];
  }
}

/** The answers of a route: its own, and the refusals that it knows beside those that every route of its kind has. */
export const answers = (own: Answers, ...refusals: readonly number[]) => ({
  response: { ...own, ...Object.fromEntries(refusals.map((status) => [status, ApiErrorBodySchema])) },
});

/** What a status says where nothing else is said of it. */
export const wordsOf = (status: string): string => STATUS_CODES[status] ?? status;
