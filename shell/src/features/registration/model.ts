import { createForm, type Form } from '@ecocircle/app-kit/form';
import type { RegistrationForm } from '@ecocircle/shared-contracts';
import { attach, sample } from 'effector';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { $request } from '../../platform/session/model.ts';
import { type FormOpening, formDraftKey, formLeft, formStarted } from '../dialogs/index.ts';
import { loadRules } from './load-rules.ts';
import { EMPTY_FORM, type Part, partsOf } from './registration-parts.ts';
import { type Reason, type RegistrationAttempt, sendPart } from './send-part.ts';

const sendPartFx = attach({
  source: $request,
  effect: (request, attempt: RegistrationAttempt) => sendPart(request, attempt),
});

const localeOf = (opening: FormOpening | null) => opening?.locale ?? 'en-US';

/** The registration. Passwords outlive a closed dialog, but are never stored. */
export const registration: Form<RegistrationForm, FormOpening, Part, Reason> = createForm({
  initial: EMPTY_FORM,
  rules: (opening) => loadRules(localeOf(opening)),
  draft: { key: formDraftKey('registration'), drafts: sessionDrafts },
  memory: ['password', 'repeatedPassword'],
  parts: (form, opening) => partsOf(form, localeOf(opening)),
  send: ({ part, values, beside, opening }) =>
    sendPartFx({ part, values, beside, locale: localeOf(opening) }),
});

sample({
  clock: formStarted,
  filter: ({ dialog }) => dialog.kind === 'registration',
  target: registration.opened,
});
sample({ clock: formLeft, target: registration.left });
