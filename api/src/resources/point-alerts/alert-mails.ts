import { ALERT_LIMITS, LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import { townAt } from '../../basemap/locality.ts';
import { placeName } from '../../basemap/nearest-place.ts';
import { type Letter, letterMail, signature } from '../../mail/letter.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import type { NewMail } from '../../mail/outbox-repository.ts';
import { areaWords, distanceWords, type MaterialNames, materialWords } from './alert-words.ts';
import type { Alert } from './ask-for-alert.ts';

/** How to be written to no more: the page with the button, and the address that a mail program posts to (RFC 8058). */
export interface LeaveLinks {
  readonly page: string;
  readonly oneClick: string;
}

const headersOf = ({ oneClick }: LeaveLinks) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

type Envelope = Pick<NewMail, 'kind' | 'to' | 'subject' | 'headers'>;

const mailOf = (envelope: Envelope, letter: Letter, locale: Locale): NewMail =>
  letterMail(envelope, { ...letter, footer: [...letter.footer, signature(locale)] }, locale);

/**
 * Asks whether an address wants an alert. What the asking person typed stands nowhere in it: anybody can type any
 * address. The place is the town that the map knows there.
 */
export function confirmationMail(
  { alert, email, names }: { readonly alert: Alert; readonly email: string; readonly names: MaterialNames },
  page: string,
  leave: LeaveLinks,
): NewMail {
  const locale = alert.locale as Locale;
  const { alert: texts } = MAIL_TEXTS[locale];
  const { subject, title, lead, action, footer } = texts.confirmation;
  const { brand, language } = LOCALE_INFO[locale];
  const town = townAt(alert.lng ?? 0, alert.lat ?? 0);
  const where = areaWords(town ? placeName(town, language) : '', alert, locale);
  const letter = {
    title,
    paragraphs: [lead],
    facts: [
      [texts.materials, materialWords(JSON.parse(alert.materials), names, locale)],
      [texts.area, where],
    ] as const,
    action: { label: action, url: page },
    footer: [footer, { label: texts.leave, url: leave.page }],
  };
  const envelope = { kind: 'alert-confirmation', to: email, subject: fill(subject, { brand }) };
  return mailOf({ ...envelope, headers: headersOf(leave) }, letter, locale);
}

/** An alert with the page that ends it. */
export interface EndedBy {
  readonly alert: Pick<Alert, 'place' | 'radius' | 'materials'>;
  readonly page: string;
}

const leaveLines = (alerts: readonly EndedBy[], names: MaterialNames, locale: Locale) =>
  alerts.map(({ alert, page }) => {
    const materials = materialWords(JSON.parse(alert.materials), names, locale);
    const area = areaWords(alert.place, alert, locale);
    return { label: fill(MAIL_TEXTS[locale].alert.leaveOne, { materials, area }), url: page };
  });

/** What a mail about alerts is written with. */
export interface AlertMailFacts {
  readonly email: string;
  readonly locale: Locale;
  readonly names: MaterialNames;
  /** The address of a page of the portal in this language. */
  readonly pageOf: (path: string) => string;
  readonly alerts: readonly EndedBy[];
}

/** Says that an address has as many alerts as it can have, and how to end one. */
export function fullMail({ email, locale, names, pageOf, alerts }: AlertMailFacts): NewMail {
  const { subject, title, lead, action, footer } = MAIL_TEXTS[locale].alert.full;
  const { brand } = LOCALE_INFO[locale];
  const count = String(ALERT_LIMITS.ofAddress);
  const letter = {
    title,
    paragraphs: [fill(lead, { count })],
    action: { label: action, url: pageOf('/recycling-points') },
    footer: [footer, ...leaveLines(alerts, names, locale)],
  };
  return mailOf({ kind: 'alert-full', to: email, subject: fill(subject, { brand, count }) }, letter, locale);
}

/** A point that opened where somebody watches. */
export interface FoundPoint {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  /** From the middle of the nearest area that it lies in. */
  readonly metres: number;
  /** What it takes of what is watched for. */
  readonly materials: readonly string[];
}

/** So many points are named; the map shows all. */
const MOST_NAMED = 10;

const BREAKS = /\s+/g;
const inLine = (text: string): string => text.replace(BREAKS, ' ');

const placeWords = ({ address, city, metres }: FoundPoint, locale: Locale): string =>
  [[address, city].filter(Boolean).join(', '), distanceWords(metres, locale)].filter(Boolean).join(' · ');

const materialsIn = (points: readonly FoundPoint[]): string[] => [
  ...new Set(points.flatMap(({ materials }) => materials)),
];

/** Where all of several points are seen, or the one. */
const mapPath = (points: readonly FoundPoint[]): string => {
  const [first, ...others] = points;
  if (first && others.length === 0) return `/recycling-points/${first.id}`;
  return `/recycling-points?materials=${materialsIn(points).join(',')}`;
};

/** Tells of points that opened, the nearest first. */
export function newsMail(
  points: readonly FoundPoint[],
  { email, locale, names, pageOf, alerts }: AlertMailFacts,
  leave: LeaveLinks,
): NewMail {
  const words = MAIL_TEXTS[locale].alert.news;
  const { brand } = LOCALE_INFO[locale];
  const more = points.length - MOST_NAMED;
  const list = points.slice(0, MOST_NAMED).map((point) => ({
    label: point.name,
    url: pageOf(`/recycling-points/${point.id}`),
    text: `${materialWords(point.materials, names, locale)}\n${placeWords(point, locale)}`,
  }));
  const letter = {
    title: words.title,
    paragraphs: [words.lead, ...(more > 0 ? [fill(words.more, { count: String(more) })] : [])],
    list,
    action: { label: words.action, url: pageOf(mapPath(points)) },
    footer: [fill(words.footer, { brand }), ...leaveLines(alerts, names, locale)],
  };
  const subject = fill(points.length === 1 ? words.subject : words.subjectMore, {
    name: inLine(points[0]?.name ?? ''),
    count: String(points.length - 1),
  });
  return mailOf({ kind: 'alert-news', to: email, subject, headers: headersOf(leave) }, letter, locale);
}
