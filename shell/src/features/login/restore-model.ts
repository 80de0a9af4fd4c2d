import { type Answer, createForm, refusalOf } from '@ecocircle/app-kit/form';
import { type FieldProblems, isApiError, isEmail } from '@ecocircle/shared-contracts';
import { attach, sample } from 'effector';
import { $request } from '../../platform/session/model.ts';
import { loginForm } from './model.ts';
import { formLeft, linkMailed, loginWanted, restoreWanted } from './views.ts';

const NOT_FOUND = 404;

/** Asks for the mail with the link to set a password; the reference is its address. */
const requestRestoreFx = attach({
  source: $request,
  async effect(request, email: string): Promise<Answer<'unknown-email'>> {
    try {
      await request({ method: 'POST', path: '/api/web/v1/authing/forgot_password/', body: { email } });
      return { kind: 'sent', reference: email };
    } catch (error) {
      if (isApiError(error) && error.status === NOT_FOUND)
        return { kind: 'refused', reason: 'unknown-email' };
      return refusalOf(error);
    }
  },
});

/** Asks for a link to set a password. */
export const restoreForm = createForm({
  initial: { email: '' },
  filled: ['email'],
  check: ({ email }): FieldProblems =>
    isEmail(email.trim()) ? {} : { email: { rule: email.trim() ? 'email' : 'required' } },
  memory: ['email'],
  failsBeside: true,
  send: ({ values }) => requestRestoreFx(values.email.trim()),
});

sample({ clock: restoreWanted, target: restoreForm.fieldsWanted });
sample({ clock: formLeft, target: restoreForm.left });
sample({
  clock: restoreForm.completed,
  filter: ({ isLate }) => !isLate,
  fn: () => {},
  target: linkMailed,
});

// Who typed an e-mail already does not type it again, in either view.
sample({
  clock: restoreWanted,
  source: { login: loginForm.$values, restore: restoreForm.$values },
  filter: ({ login, restore }) => restore.email === '' && isEmail(login.username.trim()),
  fn: ({ login }) => ({ path: 'email' as const, value: login.username.trim() }),
  target: restoreForm.changed,
});
sample({
  clock: loginWanted,
  source: { login: loginForm.$values, restore: restoreForm.$values },
  filter: ({ login, restore }) => login.username === '' && isEmail(restore.email.trim()),
  fn: ({ restore }) => ({ path: 'username' as const, value: restore.email.trim() }),
  target: loginForm.changed,
});
