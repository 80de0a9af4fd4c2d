import type { Locale } from '@ecocircle/shared-contracts';
import { RequestError } from '../../errors/request-error.ts';
import { ruleFacts } from '../../validation/issue-facts.ts';

/** There is no such entry. */
export const noSuchEntry = () =>
  new RequestError({ status: 404, code: 'entry-not-found', title: 'There is no such entry' });

/** Somebody else changed the entry since it was read. */
export const entryChanged = () =>
  new RequestError({ status: 409, code: 'version-conflict', title: 'The entry was changed meanwhile' });

/** The id is that of another entry. */
export const taken = () =>
  new RequestError({ status: 422, ...ruleFacts({ rule: 'taken' }), source: { pointer: '/id' } });

/** An entry cannot stand before one that there is not, nor before itself. */
export const noSuchPlace = () =>
  new RequestError({ status: 422, ...ruleFacts({ rule: 'choice' }), source: { pointer: '/before' } });

/** What was sent is no drawing that can be shown. */
export const noDrawing = () =>
  new RequestError({ status: 422, ...ruleFacts({ rule: 'drawing' }), source: { pointer: '/drawing' } });

/** The icon that new points begin with cannot be taken away from them. */
export const neededEntry = () =>
  new RequestError({ status: 409, code: 'entry-needed', title: 'New points begin with this icon' });

const atNames = (status: 409 | 422, locales: readonly Locale[]) =>
  locales.map((locale) => ({
    status,
    ...ruleFacts({ rule: 'required' }),
    source: { pointer: `/names/${locale}` },
  }));

type Facts = ConstructorParameters<typeof RequestError>;

/** An entry that is in use would lose its name in these languages. */
export const untranslated = (locales: readonly Locale[]) =>
  new RequestError(...(atNames(422, locales) as unknown as Facts));

/** An entry that is not translated cannot be chosen: behind the first error there is one for each language. */
export const incompleteEntry = (locales: readonly Locale[]) =>
  new RequestError(
    { status: 409, code: 'entry-incomplete', title: 'The entry is not translated into all languages' },
    ...atNames(409, locales),
  );
