import { createForm, type Answer as FormAnswer } from '@ecocircle/app-kit/form';
import {
  Answer,
  type FieldProblems,
  isEmail,
  STAFF_ROLES,
  type StaffRole,
} from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { createAct } from '../../acts/index.ts';
import { answerTo } from '../../forms/index.ts';
import { createKeyPages } from '../../lists/index.ts';
import { $api } from '../../platform/api.ts';

/** Who works at the desk, or did. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly isActive: boolean;
  /** Password and second factor are chosen. */
  readonly isSetUp: boolean;
  /** When they were last at work, as far as the session still stands. */
  readonly seenAt: string | null;
}

const readMember = (entry: Answer): Member => ({
  id: entry.text('id'),
  name: entry.text('name'),
  email: entry.text('email'),
  role: entry.oneOf('role', STAFF_ROLES),
  isActive: entry.flag('is_active'),
  isSetUp: entry.flag('is_set_up'),
  seenAt: entry.momentOrNull('seen_at'),
});

/** Everybody who works at the desk, or did. */
export const members = createKeyPages('/staff/', readMember);

/** Another role, new factors, closing. */
export const memberAct = createAct(['not-possible']);

/** The page is left: the link that it shows is gone. */
export const staffLeft = createEvent();

interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly role: string;
}

/** Opens an account, and gives the token of its link. */
const openFx = attach({
  source: $api,
  effect: async (api, body: NewMember) =>
    Answer.of(await api({ method: 'POST', path: '/staff/', body })).text('token'),
});

const check = ({ email }: NewMember): FieldProblems =>
  email.trim() === '' || isEmail(email.trim()) ? {} : { email: { rule: 'email' } };

/** Somebody who is to work at the desk. */
export const memberForm = createForm({
  initial: { email: '', name: '', role: 'moderator' } as NewMember,
  filled: ['email', 'name'],
  check,
  failsBeside: true,
  send: ({ values: { email, name, role } }): Promise<FormAnswer<'not-possible'>> =>
    answerTo(openFx({ email: email.trim(), name: name.trim(), role }), ['not-possible'], {
      limits: { email: null, name: 100, role: null },
    }),
});

/** The token of the link that was made last: it is shown once, and kept nowhere. */
export const $linkToken = createStore<string | null>(null)
  .on(openFx.doneData, (_, token) => token)
  .on(memberAct.done, (_, { params, result }) =>
    params.path.endsWith('/reset/') ? Answer.of(result).text('token') : null,
  )
  .reset(staffLeft);

sample({ clock: openFx.done, fn: () => {}, target: memberForm.left });
sample({ clock: [openFx.done, memberAct.ended], fn: () => {}, target: members.refreshed });
sample({ clock: staffLeft, target: memberForm.left });
