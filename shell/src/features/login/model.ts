import { type Answer, createForm } from '@ecocircle/app-kit/form';
import { sample } from 'effector';
import type { SignInResult } from '../../platform/session/sign-in.ts';
import { signInFx } from '../../platform/session/sign-in-model.ts';
import { formLeft } from './views.ts';

function answerOf(result: SignInResult): Answer<'credentials-error'> {
  if (result.kind === 'ok') return { kind: 'sent', reference: null };
  if (result.kind === 'credentials-error')
    return { kind: 'refused', reason: 'credentials-error', clears: ['password'] };
  return result.kind === 'too-many' ? result : { kind: 'failed', isFinal: false };
}

/** The login. Its fields bear the names by which browsers know them. */
export const loginForm = createForm({
  initial: { username: '', password: '' },
  filled: ['username', 'password'],
  memory: ['username'],
  failsBeside: true,
  send: async ({ values: { username, password } }) =>
    answerOf(await signInFx({ login: username.trim(), password })),
});

sample({ clock: formLeft, target: loginForm.left });
