import { type Answer, LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { createAct } from '../../acts/index.ts';
import { createKeyPages, createOneEntry } from '../../lists/index.ts';

/** An organisation's request for roles. */
export interface Registration {
  readonly reference: string;
  readonly status: 'pending' | 'approved' | 'declined';
  readonly roles: readonly string[];
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly organization: string;
  readonly address: string;
  readonly taxId: string;
  readonly locale: Locale;
  readonly createdAt: string;
  readonly decision: {
    readonly at: string;
    readonly by: string | null;
    readonly reason: string | null;
  } | null;
}

/** A request with what it meets. */
export interface RegistrationDetail extends Registration {
  readonly account: { readonly id: string; readonly state: 'active' | 'refused' | 'unconfirmed' } | null;
  /** Who works for the organisation that the applicant would join. */
  readonly colleagues: readonly string[] | null;
  /** References of other open requests of the same address or tax id. */
  readonly related: readonly string[];
}

function readRegistration(entry: Answer): Registration {
  const decidedAt = entry.momentOrNull('decided_at');
  return {
    reference: entry.text('reference'),
    status: entry.oneOf('status', ['pending', 'approved', 'declined']),
    roles: entry.texts('roles'),
    name: entry.text('name'),
    email: entry.text('email'),
    phone: entry.text('phone'),
    organization: entry.text('org_name'),
    address: entry.text('address'),
    taxId: entry.text('tin'),
    locale: entry.oneOf('locale', LOCALES),
    createdAt: entry.moment('created_at'),
    decision:
      decidedAt === null
        ? null
        : {
            at: decidedAt,
            by: entry.textOrNull('decided_by'),
            reason: entry.textOrNull('decision_note'),
          },
  };
}

function readDetail(entry: Answer): RegistrationDetail {
  const [account, organization] = [entry.objectOrNull('account'), entry.objectOrNull('organization')];
  return {
    ...readRegistration(entry),
    account: account && {
      id: account.text('id'),
      state: account.oneOf('state', ['active', 'refused', 'unconfirmed']),
    },
    colleagues: organization === null ? null : organization.texts('members'),
    related: entry.texts('related'),
  };
}

/** The requests of organisations. */
export const registrations = createKeyPages('/registrations/', readRegistration);

/** One of them. */
export const registration = createOneEntry((reference) => `/registrations/${reference}/`, readDetail);

/** Approving, declining, and mailing another link. */
export const decision = createAct();

/** Erasing it for good. */
export const erasure = createAct();

sample({ clock: decision.ended, target: registration.refreshed });
