import type { Locale } from '@ecocircle/shared-contracts';
import { pathOf, problemOf } from '@ecocircle/shared-contracts/rules';
import type { ValidationError } from 'yup';
import { RequestError } from '../../errors/request-error.ts';
import { ruleFacts } from '../../validation/issue-facts.ts';

type Facts = ConstructorParameters<typeof RequestError>;

/** The address is that of another thing in these languages. */
export const slugsTaken = (locales: readonly Locale[]) =>
  new RequestError(
    ...(locales.map((locale) => ({
      status: 422,
      ...ruleFacts({ rule: 'taken' }),
      source: { pointer: `/texts/${locale}/slug` },
    })) as unknown as Facts),
  );

/** Points take nothing as one of these materials. */
export const noSuchMaterial = () =>
  new RequestError({ status: 422, ...ruleFacts({ rule: 'choice' }), source: { pointer: '/materials' } });

const atFields = (status: 409 | 422, errors: readonly ValidationError[]) =>
  errors.map((error) => ({
    status,
    ...ruleFacts(problemOf(error)),
    source: { pointer: `/${pathOf(error).join('/')}` },
  }));

/** A thing that visitors see would not be whole any more. */
export const notWhole = (errors: readonly ValidationError[]) =>
  new RequestError(...(atFields(422, errors) as unknown as Facts));

/** A thing that is not said in every language is not shown: behind the first error there is one for each text. */
export const incompleteThing = (errors: readonly ValidationError[]) =>
  new RequestError(
    { status: 409, code: 'entry-incomplete', title: 'The thing is not described in all languages' },
    ...atFields(409, errors),
  );
