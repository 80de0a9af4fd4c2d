import { combine, createEvent, createStore, sample } from 'effector';
import type { TooMany } from '../../platform/services/named-wait.ts';
import { signInFx } from '../../platform/session/sign-in-model.ts';
import { formLeft } from './views.ts';

/** Why nobody was signed in. */
export type SignInFailure = { readonly kind: 'credentials-error' | 'server-error' } | TooMany;

export const loginChanged = createEvent<string>();
export const passwordChanged = createEvent<string>();
export const submitted = createEvent();

export const $login = createStore('').on(loginChanged, (_, value) => value);
export const $password = createStore('')
  .on(passwordChanged, (_, value) => value)
  .on(signInFx.doneData, (password, { kind }) =>
    kind === 'ok' || kind === 'credentials-error' ? '' : password,
  )
  .reset(formLeft);

/** Both fields hold something; only then is there anything to send. */
export const $canSubmit = combine(
  $login,
  $password,
  (login, password) => login.trim() !== '' && password !== '',
);

/** Why the last attempt failed; null before the first and while one runs. */
export const $failure = createStore<SignInFailure | null>(null)
  .on(signInFx.doneData, (_, result) => (result.kind === 'ok' ? null : result))
  .reset(signInFx, loginChanged, passwordChanged, formLeft);

sample({
  clock: submitted,
  source: { login: $login, password: $password },
  filter: $canSubmit,
  fn: ({ login, password }) => ({ login: login.trim(), password }),
  target: signInFx,
});
