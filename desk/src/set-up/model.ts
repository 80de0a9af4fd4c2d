import { createForm, type Answer as FormAnswer } from '@ecocircle/app-kit/form';
import { Answer, type FieldProblems, PASSWORD_RULES } from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { answerTo } from '../forms/index.ts';
import { $api } from '../platform/api.ts';

/** What an authenticator app needs. */
export interface Offer {
  readonly email: string;
  /** Base32. */
  readonly secret: string;
  /** What the QR code says. */
  readonly uri: string;
}

/** What is known of the link: nothing yet, that it does not work, what it offers, or that it has done its work. */
export type SetUpState =
  | { readonly kind: 'loading' | 'gone' | 'failed' | 'done' }
  | { readonly kind: 'offered'; readonly offer: Offer };

function readOffer(answer: unknown): Offer {
  const offer = Answer.of(answer);
  return { email: offer.text('email'), secret: offer.text('secret'), uri: offer.text('uri') };
}

/** A link was opened; its token. */
export const linkOpened = createEvent<string>();

const $token = createStore('').on(linkOpened, (_, token) => token);

const lookFx = attach({
  source: $api,
  effect: async (api, token: string) =>
    readOffer(await api({ method: 'POST', path: '/set-up/look/', body: { token } })),
});

const setUpFx = attach({
  source: { api: $api, token: $token },
  effect: (
    { api, token },
    { code, password }: { code: string; password: string },
  ): Promise<FormAnswer<'wrong-code' | 'link-unknown'>> =>
    answerTo(
      api({ method: 'POST', path: '/set-up/', body: { token, password, code } }),
      ['wrong-code', 'link-unknown'],
      { limits: { password: null }, clears: ['code'] },
    ),
});

function checkPassword(password: string): FieldProblems {
  if (password === '') return { password: { rule: 'required' } };
  const broken = PASSWORD_RULES.find(({ isKept }) => !isKept(password));
  if (!broken) return {};
  const { isKept: _, ...problem } = broken;
  return { password: problem };
}

/** Password and the first code of the app. */
export const setUpForm = createForm({
  initial: { password: '', code: '' },
  filled: ['password', 'code'],
  check: ({ password }) => checkPassword(password),
  memory: ['password', 'code'],
  failsBeside: true,
  send: ({ values }) => setUpFx({ ...values, code: values.code.replaceAll(/\s/g, '') }),
});

sample({ clock: linkOpened, target: lookFx });

/** What is known of the link. */
export const $setUp = createStore<SetUpState>({ kind: 'loading' })
  .on(lookFx.doneData, (_, offer) => ({ kind: 'offered', offer }))
  .on(lookFx.failData, (_, error) => ({
    kind: 'status' in error && error.status === 404 ? 'gone' : 'failed',
  }))
  .on(setUpFx.doneData, (state, { kind }) => (kind === 'sent' ? { kind: 'done' } : state));
