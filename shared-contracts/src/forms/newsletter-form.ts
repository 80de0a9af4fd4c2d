import type { DraftService, LocaleService, SubscriptionOutcome } from '../composition/shell-services.ts';
import type { Locale } from '../locales/locales.ts';
import { isEmail } from './email.ts';
import { problemText } from './problem-text.ts';

/** A message in two sentences: what happened, and what comes next. */
export interface NewsletterMessage {
  readonly title: string;
  readonly text: string;
}

/** Everything that a newsletter form is given. */
export interface NewsletterFormParts {
  /** The language of the mails. */
  readonly locale: Locale;
  readonly texts: {
    readonly email: string;
    readonly hint: string;
    readonly clear: string;
    readonly submit: string;
    readonly sending: string;
    readonly closeMessage: string;
    readonly outcomes: Readonly<Record<SubscriptionOutcome, NewsletterMessage>>;
  };
  /** What is wrong with an address; undefined when nothing is. */
  readonly problem: (email: string) => string | undefined;
  /** Never rejects. */
  readonly subscribe: (email: string) => Promise<SubscriptionOutcome>;
  readonly draft: { readonly read: () => string; readonly keep: (email: string) => void };
}

const OUTCOMES = ['success', 'already-subscribed', 'error'] as const;

/** Makes the parts of a newsletter form; `key`, one for each form of a page, is where a typed address is kept. */
export function newsletterForm(
  services: {
    readonly locale: Pick<LocaleService, 'locale' | 'i18n'>;
    readonly drafts: DraftService;
    readonly subscribe: NewsletterFormParts['subscribe'];
  },
  key: string,
): NewsletterFormParts {
  const { drafts, subscribe } = services;
  const { locale, i18n } = services.locale;
  const text = (name: string): string => i18n.t(`newsletter:${name}`);
  const outcomes = Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, { title: text(`${outcome}.title`), text: text(`${outcome}.text`) }]),
  ) as Record<SubscriptionOutcome, NewsletterMessage>;
  return {
    locale,
    texts: {
      email: text('email'),
      hint: text('hint'),
      clear: text('clear'),
      submit: text('submit'),
      sending: text('sending'),
      closeMessage: text('closeMessage'),
      outcomes,
    },
    problem(email) {
      const typed = email.trim();
      return isEmail(typed) ? undefined : problemText(i18n, { rule: typed ? 'email' : 'required' });
    },
    subscribe,
    draft: {
      read: () => String(drafts.get(key) ?? ''),
      keep: (email) => (email === '' ? drafts.remove(key) : drafts.set(key, email)),
    },
  };
}
