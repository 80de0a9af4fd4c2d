import { combine, createEvent, createStore, sample } from 'effector';
import { signInFx } from '../../session/model.ts';

export const loginChanged = createEvent<string>();
export const passwordChanged = createEvent<string>();
export const submitted = createEvent();

export const $login = createStore('').on(loginChanged, (_, value) => value);
export const $password = createStore('')
  .on(passwordChanged, (_, value) => value)
  .on(signInFx.doneData, (password, { kind }) => (kind === 'server-error' ? password : ''));

/** Both fields hold something; only then is there anything to send. */
export const $canSubmit = combine(
  $login,
  $password,
  (login, password) => login.trim() !== '' && password !== '',
);

/** Why the last attempt failed; null before the first and while one runs. */
export const $failure = createStore<'credentials-error' | 'server-error' | null>(null)
  .on(signInFx.doneData, (_, { kind }) => (kind === 'ok' ? null : kind))
  .reset(signInFx, loginChanged, passwordChanged);

sample({
  clock: submitted,
  source: { login: $login, password: $password },
  filter: $canSubmit,
  fn: ({ login, password }) => ({ login: login.trim(), password }),
  target: signInFx,
});
