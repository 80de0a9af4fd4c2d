import { isEmail, type Region } from '@ecocircle/shared-contracts';
import { testedVariable, variable } from '@ecocircle/shared-contracts/schemas';
import type { PortalAddresses } from '../addresses/portal-address.ts';
import { LOCAL_MAIL, type MailSettings } from './mail-settings.ts';

const address = testedVariable('must be one email address, without a name', (text) => isEmail(text.trim()));

const isOrigin = (text: string): boolean =>
  URL.canParse(text) &&
  /^https?:$/.test(new URL(text).protocol) &&
  new URL(text).origin === text.replace(/\/$/, '');

const host = variable().matches(/^[a-z0-9.-]+$/i, 'must be a host name');

/** The variables about mail and the portal's own addresses. */
export const MAIL_VARIABLES = {
  SMTP_URL: variable().matches(/^smtps?:\/\/[^/]+/, 'must be an smtp:// or smtps:// address'),
  MAIL_FROM: address,
  OPERATOR_EMAIL: address,
  OPERATOR_EMAIL_RU: address,
  OPERATOR_EMAIL_KZ: address,
  OPERATOR_EMAIL_INT: address,
  PUBLIC_ORIGIN: testedVariable('must be an origin such as https://portal.example', isOrigin),
  PORTAL_HOST_RU: host,
  PORTAL_HOST_KZ: host,
  PORTAL_HOST_INT: host,
};

type Variables = { readonly [Name in keyof typeof MAIL_VARIABLES]?: string | undefined };

const HOSTS = ['PORTAL_HOST_RU', 'PORTAL_HOST_KZ', 'PORTAL_HOST_INT'] as const;

/** The settings that are missing where a mail server is set. */
export function missingForMail(given: Variables): string[] {
  if (!given.SMTP_URL) return [];
  const missing = (['MAIL_FROM', 'OPERATOR_EMAIL'] as const)
    .filter((name) => !given[name])
    .map((name) => `${name} is needed where SMTP_URL is set`);
  const hasAddress = given.PUBLIC_ORIGIN || HOSTS.some((name) => given[name]);
  return hasAddress
    ? missing
    : [
        ...missing,
        `PUBLIC_ORIGIN or one of ${HOSTS.join(', ')} is needed where SMTP_URL is set, for links in mails`,
      ];
}

/** Where mail goes out and who gets it. */
export function mailOf(env: Variables): MailSettings {
  const operator = env.OPERATOR_EMAIL ?? LOCAL_MAIL.operators.international;
  const operators: Record<Region, string> = {
    russia: env.OPERATOR_EMAIL_RU ?? operator,
    kazakhstan: env.OPERATOR_EMAIL_KZ ?? operator,
    international: env.OPERATOR_EMAIL_INT ?? operator,
  };
  return { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? LOCAL_MAIL.from, operators };
}

/** The portal's own addresses. */
export const addressesOf = (env: Variables): PortalAddresses => ({
  productionHosts: {
    ...(env.PORTAL_HOST_RU && { ru: env.PORTAL_HOST_RU }),
    ...(env.PORTAL_HOST_KZ && { kz: env.PORTAL_HOST_KZ }),
    ...(env.PORTAL_HOST_INT && { int: env.PORTAL_HOST_INT }),
  },
  publicOrigin: env.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? null,
});
