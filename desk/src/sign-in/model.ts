import { type Answer, createForm } from '@ecocircle/app-kit/form';
import { attach, sample } from 'effector';
import { answerTo } from '../forms/index.ts';
import { $api } from '../platform/api.ts';
import { begunAgain, passwordGiven, readMe, signedIn } from '../session/index.ts';

/** Why a code is not taken. */
export type CodeRefusal = 'wrong-code' | 'code-used' | 'sign-in-again';

const givePasswordFx = attach({
  source: $api,
  effect: (api, body: { email: string; password: string }): Promise<Answer<'wrong-credentials'>> =>
    answerTo(api({ method: 'POST', path: '/login/', body }), ['wrong-credentials'], { clears: ['password'] }),
});

/** The first step. Its fields bear the names by which browsers know them. */
export const passwordForm = createForm({
  initial: { username: '', password: '' },
  filled: ['username', 'password'],
  memory: ['username'],
  failsBeside: true,
  send: ({ values }) => givePasswordFx({ email: values.username.trim(), password: values.password }),
});

const giveCodeFx = attach({
  source: $api,
  async effect(api, body: { code: string }) {
    return readMe(await api({ method: 'POST', path: '/login/code/', body }));
  },
});

/** The second step. */
export const codeForm = createForm({
  initial: { code: '' },
  filled: ['code'],
  failsBeside: true,
  send: ({ values }): Promise<Answer<CodeRefusal>> =>
    answerTo(
      giveCodeFx({ code: values.code.replaceAll(/\s/g, '') }),
      ['wrong-code', 'code-used', 'sign-in-again'],
      { clears: ['code'] },
    ),
});

sample({
  clock: givePasswordFx.doneData,
  filter: ({ kind }) => kind === 'sent',
  fn: () => {},
  target: passwordGiven,
});
sample({ clock: giveCodeFx.doneData, target: signedIn });
sample({ clock: [signedIn, begunAgain], fn: () => {}, target: [passwordForm.left, codeForm.left] });
