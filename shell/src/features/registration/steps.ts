import type { Beside } from '@ecocircle/app-kit/form';
import type { Locale } from '@ecocircle/shared-contracts';
import { combine, createEvent, createStore, sample } from 'effector';
import { formStarted } from '../dialogs/index.ts';
import { registration } from './model.ts';
import { partsOf } from './registration-parts.ts';

/** What a registration asks for, one after the other: the roles, then the fields that they need. */
export type Step = 'roles' | 'fields';

/** The button that ends the shown step was pressed. */
export const stepSubmitted = createEvent<Beside>();

/** Back from the fields to the roles. */
export const rolesWanted = createEvent();

const stepFor = (hasRole: boolean): Step => (hasRole ? 'fields' : 'roles');

const $locale = createStore<Locale>('en-US').on(formStarted, (_, { locale }) => locale);

/** The step that is shown. Who comes back with a role goes on with its fields; what is wrong brings its step. */
export const $step = createStore<Step>('roles')
  .on([rolesWanted, registration.startedOver], () => 'roles')
  .on(registration.refused, (_, wrong) => stepFor(!wrong.includes('roles')));

sample({
  clock: registration.begun,
  source: $locale,
  fn: (locale, { values }) => stepFor(partsOf(values, locale).length > 0),
  target: $step,
});

const ended = sample({
  clock: stepSubmitted,
  source: combine({ step: $step, values: registration.$values, locale: $locale }),
  fn: ({ step, values, locale }, beside) => ({
    step,
    hasRole: partsOf(values, locale).length > 0,
    beside,
  }),
});
sample({
  clock: ended,
  filter: ({ step, hasRole }) => step === 'roles' && hasRole,
  fn: () => stepFor(true),
  target: $step,
});
sample({
  clock: ended,
  filter: ({ step, hasRole }) => step === 'roles' && !hasRole,
  fn: () => ['roles'],
  target: registration.refused,
});
sample({
  clock: ended,
  filter: ({ step }) => step === 'fields',
  fn: ({ beside }) => beside,
  target: registration.submitted,
});
