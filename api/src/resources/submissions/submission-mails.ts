import { type FormField, type FormKind, LOCALE_INFO, PORTAL_FORMS } from '@ecocircle/shared-contracts';
import { type Letter, letterMail } from '../../mail/letter.ts';
import { type MailSettings, operatorFor } from '../../mail/mail-settings.ts';
import { fill, MAIL_TEXTS, type MailTexts } from '../../mail/mail-texts.ts';
import type { NewMail } from '../../mail/outbox-repository.ts';
import type { NewSubmission, SubmissionKind } from './repository.ts';

/** What forms are called where they are stored and mailed. */
export const STORED_KINDS = {
  question: 'question',
  'write-to-us': 'contact',
  inquire: 'inquiry',
} as const satisfies Record<FormKind, SubmissionKind>;

/** A form that people are mailed about. */
export interface MailedSubmission extends Omit<NewSubmission, 'kind'> {
  readonly kind: (typeof STORED_KINDS)[FormKind];
  readonly form: FormKind;
  readonly reference: string;
}

/** Every field that was filled in, in the order of the form; the long text is quoted below. */
function factsOf({ form, fields, locale }: MailedSubmission, texts: MailTexts): Letter['facts'] {
  const word = ({ control }: FormField, value: string): string =>
    control === 'choice' ? (texts.type[value as keyof MailTexts['type']] ?? value) : value;
  const facts = PORTAL_FORMS[form].fields.flatMap((field) => {
    const value = fields[field.name];
    return value && field.control !== 'area' ? [[texts.field[field.name], word(field, value)] as const] : [];
  });
  return [...facts, [texts.field.locale, LOCALE_INFO[locale].name]];
}

/** The mail to the operator; an answer to it goes to the visitor. */
export function operatorMail(submission: MailedSubmission, settings: MailSettings): NewMail {
  const { kind, reference, fields, locale } = submission;
  const texts = MAIL_TEXTS[locale];
  const subject = fill(texts.operator[kind].subject, { reference });
  const letter: Letter = {
    title: subject,
    paragraphs: [texts.operator[kind].lead],
    facts: factsOf(submission, texts),
    quote: fields.text ?? '',
    footer: [fill(texts.operator.footer, { reference })],
  };
  const envelope = {
    kind: `${kind}-to-operator`,
    to: operatorFor(settings, locale),
    subject,
    replyTo: { name: fields.name ?? '', address: fields.email ?? '' },
  };
  return letterMail(envelope, letter, locale);
}
