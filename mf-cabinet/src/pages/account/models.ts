import { type Answer, type Attempt, createForm, refusalOf } from '@ecocircle/app-kit/form';
import { ACCOUNT_ACTIONS, type AccountDetails, FORM_LIMITS, type Locale } from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, type Event, type EventCallable, sample } from 'effector';
import { $userId } from '../../account/index.ts';
import { $api, $ownSession } from '../../cabinet/index.ts';
import { loadDetailsRules, loadEmailRules, loadPasswordRules } from './load-rules.ts';

const NO_PASSWORD = { oldPassword: '', password: '', repeatedPassword: '' };
const NO_EMAIL = { email: '', password: '' };

/** Another password, typed twice. */
export type NewPassword = typeof NO_PASSWORD;

/** What the details begin with, and the language whose phone numbers count. */
export interface DetailsOpening extends AccountDetails {
  readonly locale: Locale;
}

const SENT: Answer = { kind: 'sent', reference: null };

const sendDetailsFx = attach({
  source: { api: $api, session: $ownSession },
  async effect({ api, session }, { values, opening }: Attempt<AccountDetails, DetailsOpening, 'all'>) {
    try {
      const body = { ...values, ...(opening && { locale: opening.locale }) };
      await api.authenticated({ method: 'PATCH', path: ACCOUNT_ACTIONS.details, body });
      await session.reload().catch(() => {});
      return SENT;
    } catch (error) {
      return refusalOf(error, { name: FORM_LIMITS.name, phone: null });
    }
  },
});

const sendEmailFx = attach({
  source: $api,
  async effect(api, { values }: Attempt<typeof NO_EMAIL, void, 'all'>): Promise<Answer> {
    try {
      await api.authenticated({ method: 'POST', path: ACCOUNT_ACTIONS.email, body: values });
      return SENT;
    } catch (error) {
      return refusalOf(error, { email: null, password: null });
    }
  },
});

const sendPasswordFx = attach({
  source: $ownSession,
  async effect(session, { values }: Attempt<NewPassword, void, 'all'>): Promise<Answer> {
    const { oldPassword, password } = values;
    try {
      await session.renewBy({
        method: 'POST',
        path: ACCOUNT_ACTIONS.password,
        body: { oldPassword, password },
      });
      return SENT;
    } catch (error) {
      return refusalOf(error, { oldPassword: null, password: null });
    }
  },
});

/** Name and phone number. */
export const detailsForm = createForm<AccountDetails, DetailsOpening>({
  initial: { name: '', phone: '' },
  start: ({ name, phone }) => ({ name, phone }),
  rules: (opening) => loadDetailsRules(opening?.locale ?? 'en-US'),
  isChecked: 'filled',
  failsBeside: true,
  next: (values) => values,
  send: (attempt) => sendDetailsFx(attempt),
});

/** Another e-mail, which the mailbox has to confirm. */
export const emailForm = createForm({
  initial: NO_EMAIL,
  rules: loadEmailRules,
  isChecked: 'filled',
  memory: ['password'],
  failsBeside: true,
  send: (attempt) => sendEmailFx(attempt),
});

/** Another password. */
export const passwordForm = createForm({
  initial: NO_PASSWORD,
  rules: loadPasswordRules,
  isChecked: 'filled',
  memory: ['oldPassword', 'password', 'repeatedPassword'],
  failsBeside: true,
  send: (attempt) => sendPasswordFx(attempt),
});

interface SentForm {
  readonly completed: Event<unknown>;
  readonly changed: Event<unknown>;
  readonly anotherWanted: EventCallable<void>;
}

/** Whether a form was saved and nothing was typed since; its fields stay. */
function savedOf(form: SentForm) {
  sample({ clock: form.completed, fn: () => {}, target: form.anotherWanted });
  return createStore(false)
    .on(form.completed, () => true)
    .reset(form.changed, pageLeft, $userId);
}

/** The page is left: no password outlives it. */
export const pageLeft = createEvent();

sample({ clock: pageLeft, target: [detailsForm.left, emailForm.left, passwordForm.left] });

export const $detailsSaved = savedOf(detailsForm);
export const $emailAsked = savedOf(emailForm);
export const $passwordSaved = savedOf(passwordForm);

/** Ends every session of the account, this one with them. */
export const logoutEverywhereFx = attach({
  source: { api: $api, session: $ownSession },
  async effect({ api, session }) {
    await api.authenticated({ method: 'POST', path: ACCOUNT_ACTIONS.logoutEverywhere });
    session.leave();
  },
});
