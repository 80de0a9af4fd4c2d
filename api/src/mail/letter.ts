import { LOCALE_INFO, type Locale, nestQuotes } from '@ecocircle/shared-contracts';
import escapeHtml from 'escape-html';
import { fill, MAIL_TEXTS } from './mail-texts.ts';
import type { NewMail } from './outbox-repository.ts';

/** A mail as its parts, from which both the plain text and the HTML are made. */
export interface Letter {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Labels with what they stand for. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Pages, each with what is to be known of it. */
  readonly list?: readonly { readonly label: string; readonly url: string; readonly text: string }[];
  /** What somebody wrote, line breaks kept. */
  readonly quote?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print, one line each; a line may be a link. */
  readonly footer: readonly (string | { readonly label: string; readonly url: string })[];
}

/** The styles of every letter. A style sheet, not attributes: the local outbox shows letters under a strict policy. */
export const LETTER_CSS = [
  'body{margin:0;padding:24px 12px;background:#fbfaf6;color:#1b2a26;font:16px/1.5 system-ui,sans-serif}',
  'main{max-width:560px;margin:0 auto;padding:28px;background:#fff;border:1px solid #e2e3db;border-radius:12px}',
  '.brand{margin:0 0 20px;color:#1f6b57;font-weight:700}h1{margin:0 0 16px;font-size:24px;line-height:1.25}',
  'p{margin:0 0 16px}table{margin:0 0 16px;border-collapse:collapse}',
  'th{padding:4px 16px 4px 0;color:#5b6b66;font-weight:400;text-align:start;vertical-align:top}',
  'td{padding:4px 0;overflow-wrap:anywhere}',
  'blockquote{margin:0 0 16px;padding:12px 16px;background:#e3f1ec;border-radius:10px;overflow-wrap:anywhere}',
  'main a{color:#1f6b57;font-weight:600}',
  '.action{display:inline-block;padding:12px 24px;border-radius:10px;background:#1f6b57;color:#fff;font-weight:600;text-decoration:none}',
  'footer{max-width:560px;margin:16px auto 0;color:#5b6b66;font-size:14px}footer p{margin:0 0 8px}footer a{color:inherit}',
].join('');

const lines = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
const link = ({ label, url }: { label: string; url: string }, attributes = ''): string =>
  `<a${attributes} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

function factsHtml(facts: Letter['facts']): string {
  if (!facts) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td dir="auto">${lines(value)}</td></tr>`,
  );
  return `<table role="presentation">${rows.join('')}</table>`;
}

const listHtml = (list: Letter['list'] = []): string =>
  list.map(({ text, ...page }) => `<p>${link(page)}<br>${lines(text)}</p>`).join('');

/** The letter as an HTML document; everything in it is escaped. */
function letterHtml(letter: Letter, locale: Locale): string {
  const body = [
    `<p class="brand">${escapeHtml(LOCALE_INFO[locale].brand)}</p>`,
    `<h1>${escapeHtml(letter.title)}</h1>`,
    ...letter.paragraphs.map((text) => `<p>${lines(text)}</p>`),
    factsHtml(letter.facts),
    listHtml(letter.list),
    letter.quote === undefined ? '' : `<blockquote dir="auto">${lines(letter.quote)}</blockquote>`,
    letter.action ? `<p>${link(letter.action, ' class="action"')}</p>` : '',
  ];
  const footer = letter.footer.map((line) => `<p>${typeof line === 'string' ? lines(line) : link(line)}</p>`);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(letter.title)}</title><style>${LETTER_CSS}</style></head>`,
    `<body><main>${body.join('')}</main><footer>${footer.join('')}</footer></body></html>`,
  ].join('');
}

/** The letter as plain text. */
function letterText(letter: Letter): string {
  const facts = letter.facts?.map(([label, value]) => `${label}: ${value}`).join('\n');
  const footer = letter.footer.map((line) =>
    typeof line === 'string' ? line : `${line.label}: ${line.url}`,
  );
  const parts = [
    letter.title,
    ...letter.paragraphs,
    facts,
    ...(letter.list ?? []).map(({ label, text, url }) => `${label}\n${text}\n${url}`),
    letter.quote,
    letter.action && `${letter.action.label}:\n${letter.action.url}`,
    `-- \n${footer.join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** What a mail has beside its letter. */
type Envelope = Omit<NewMail, 'fromName' | 'text' | 'html'>;

/** The letter with inner marks where one of its sentences quotes a name that has quotes itself. */
function nested(letter: Letter, locale: Locale): Letter {
  const nest = (text: string): string => nestQuotes(text, locale);
  return {
    ...letter,
    title: nest(letter.title),
    paragraphs: letter.paragraphs.map(nest),
    footer: letter.footer.map((line) =>
      typeof line === 'string' ? nest(line) : { ...line, label: nest(line.label) },
    ),
  };
}

/** A mail of the portal in a language. */
export function letterMail(envelope: Envelope, letter: Letter, locale: Locale): NewMail {
  const set = nested(letter, locale);
  return {
    ...envelope,
    subject: nestQuotes(envelope.subject, locale),
    fromName: LOCALE_INFO[locale].brand,
    text: letterText(set),
    html: letterHtml(set, locale),
  };
}

/** The last line of letters to people outside. */
export const signature = (locale: Locale): string =>
  fill(MAIL_TEXTS[locale].footer, { brand: LOCALE_INFO[locale].brand });
