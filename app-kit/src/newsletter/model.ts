import {
  type FieldProblems,
  isEmail,
  NEWSLETTER_FORM,
  type NewsletterFormParts,
  type SubscriptionOutcome,
} from '@ecocircle/shared-contracts';
import { type Answer, createForm, type Form, type Outcome } from '../form/index.ts';

/** The form of a newsletter in one place of a page. */
export type Newsletter = Form<{ readonly email: string }, NewsletterFormParts>;

const SUBSCRIBED = ['success', 'already-subscribed'] as const;

/** How a subscription ended, with its name where it is done. */
const ANSWERS: Readonly<Record<SubscriptionOutcome, Answer>> = {
  success: { kind: 'sent', reference: 'success' },
  'already-subscribed': { kind: 'sent', reference: 'already-subscribed' },
  error: { kind: 'failed', isFinal: false },
};

/** Makes the form of a newsletter; it opens with its parts. */
export const createNewsletter = (): Newsletter =>
  createForm<{ readonly email: string }, NewsletterFormParts>({
    initial: { email: '' },
    check: ({ email }): FieldProblems => (isEmail(email.trim()) ? {} : { email: { rule: 'email' } }),
    draft: ({ draft: { read, keep } }) => ({
      key: NEWSLETTER_FORM.action,
      drafts: {
        get: () => ({ email: read() }),
        set: (_, typed) => keep((typed as { readonly email: string }).email),
        remove: () => keep(''),
      },
    }),
    async send({ values, opening }) {
      return opening ? ANSWERS[await opening.subscribe(values.email.trim())] : { kind: 'cancelled' };
    },
  });

/** How a subscription ended. */
export const subscriptionOutcome = ({ reference }: Pick<Outcome, 'reference'>): SubscriptionOutcome =>
  SUBSCRIBED.find((outcome) => outcome === reference) ?? 'error';
