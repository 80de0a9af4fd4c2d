import { LOCALE_INFO, type Locale, type Region } from '@ecocircle/shared-contracts';

/** Where mail goes out and who gets it. */
export interface MailSettings {
  /** Null: mails stay in the local outbox, where a person can read them. */
  readonly smtpUrl: string | null;
  /** The portal's own address. */
  readonly from: string;
  /** Who answers visitors, by the market of their language. */
  readonly operators: Readonly<Record<Region, string>>;
}

/** The operator who answers in a language. */
export const operatorFor = ({ operators }: MailSettings, locale: Locale): string =>
  operators[LOCALE_INFO[locale].region];

/** The settings of an installation that sends nothing: mails can be read in the local outbox. */
export const LOCAL_MAIL: MailSettings = {
  smtpUrl: null,
  from: 'portal@localhost',
  operators: {
    russia: 'operator@localhost',
    kazakhstan: 'operator@localhost',
    international: 'operator@localhost',
  },
};
