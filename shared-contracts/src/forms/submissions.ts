import * as v from 'valibot';
import { LOCALES } from '../locales/locales.ts';
import { EmailSchema, requiredLine, requiredText } from './field-rules.ts';

/**
 * The longest values of the public forms, in characters.
 *
 * @example
 * <textarea maxLength={SUBMISSION_LIMITS.text} />
 */
export const SUBMISSION_LIMITS = { name: 100, city: 100, orgName: 200, text: 5000 } as const;

/**
 * What a message to the provider is about; a question unless chosen.
 *
 * @example
 * const type: ContactType = 'question';
 */
export const CONTACT_TYPES = ['question', 'suggestion', 'problem', 'inspection'] as const;

/**
 * A type of message to the provider.
 *
 * @example
 * const type: ContactType = 'inspection';
 */
export type ContactType = (typeof CONTACT_TYPES)[number];

/**
 * Who inquires: the three audiences of the home page; city authorities unless chosen.
 *
 * @example
 * INQUIRE_TYPES.map((type) => t(`inquire.${type}`));
 */
export const INQUIRE_TYPES = [
  'government',
  'recycling-companies',
  'small-and-medium-sized-business',
] as const;

/**
 * An audience of the inquiry form.
 *
 * @example
 * const type: InquireType = 'government';
 */
export type InquireType = (typeof INQUIRE_TYPES)[number];

/** What every submission may carry beside its fields. */
const envelope = {
  /** The language to answer and to mail in. */
  locale: v.optional(v.picklist(LOCALES)),
  /** A field that people never see: whoever fills it in is a robot. */
  website: v.optional(v.pipe(v.string(), v.maxLength(500))),
};

const person = {
  name: requiredLine(SUBMISSION_LIMITS.name),
  city: requiredLine(SUBMISSION_LIMITS.city),
  email: EmailSchema,
  text: requiredText(SUBMISSION_LIMITS.text),
};

/**
 * Schema of `POST /api/ask-question`.
 *
 * @example
 * problemsOf(QuestionSchema, form);
 */
export const QuestionSchema = v.strictObject({ ...person, ...envelope });

/**
 * A question of a visitor. `locale` is the language to answer in; `website` is the spam trap, empty for people.
 *
 * @example
 * const question: Question = { name: 'Ada', city: 'Omsk', email: 'ada@example.org', text: 'Where do jars go?' };
 */
export type Question = v.InferOutput<typeof QuestionSchema>;

/**
 * Schema of a contact by `POST /inquire`.
 *
 * @param phone - the rule of the phone number: `phoneNumberSchema` of the submission's market, or `PhoneSchema` as long
 * as that is not loaded
 *
 * @example
 * problemsOf(contactSchema(phoneNumberSchema('kazakhstan')), form);
 */
export const contactSchema = (phone: v.GenericSchema<string, string>) =>
  v.strictObject({
    ...person,
    phone,
    type: v.optional(v.picklist(CONTACT_TYPES), 'question'),
    ...envelope,
  });

/**
 * A message to the provider.
 *
 * @example
 * const contact: Contact = { name, city, email, text, phone: '+77012345678', type: 'problem' };
 */
export type Contact = v.InferOutput<ReturnType<typeof contactSchema>>;

/**
 * Schema of an organisation's inquiry by `POST /inquire`. The phone may be left empty.
 *
 * @param phone - the rule of the phone number, as in {@link contactSchema}
 *
 * @example
 * problemsOf(inquirySchema(phoneNumberSchema('kazakhstan')), form);
 */
export const inquirySchema = (phone: v.GenericSchema<string, string>) =>
  v.strictObject({
    ...person,
    orgName: requiredLine(SUBMISSION_LIMITS.orgName),
    phone: v.optional(
      v.lazy((input) => (input === '' ? v.literal('') : phone)),
      '',
    ),
    type: v.optional(v.picklist(INQUIRE_TYPES), 'government'),
    ...envelope,
  });

/**
 * An inquiry of an organisation.
 *
 * @example
 * const inquiry: Inquiry = { name, city, email, text, orgName: 'Glass and Co', phone: '', type: 'government' };
 */
export type Inquiry = v.InferOutput<ReturnType<typeof inquirySchema>>;

/**
 * Schema of `POST /api/subscribe/email`.
 *
 * @example
 * problemsOf(SubscriptionSchema, { email });
 */
export const SubscriptionSchema = v.strictObject({ email: EmailSchema, ...envelope });

/**
 * A subscription to the newsletter.
 *
 * @example
 * const subscription: Subscription = { email: 'ada@example.org', locale: 'en-US' };
 */
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;

/**
 * Schema of the answer to a form: `message` is `emailAlreadyExists` for a known subscriber, otherwise empty;
 * `reference` names a stored submission to a person.
 *
 * @example
 * const { isOk, message } = v.parse(SubmissionAnswerSchema, answer);
 */
export const SubmissionAnswerSchema = v.object({
  isOk: v.boolean(),
  message: v.string(),
  reference: v.optional(v.string()),
});

/**
 * The answer to a form.
 *
 * @example
 * const answer: SubmissionAnswer = { isOk: true, message: '', reference: 'Q-7K3F' };
 */
export type SubmissionAnswer = v.InferOutput<typeof SubmissionAnswerSchema>;
