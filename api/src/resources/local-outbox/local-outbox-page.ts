import escapeHtml from 'escape-html';
import { contentOf, type OutboxMail } from '../../mail/outbox-repository.ts';

/** The styles of the page, in the portal's colours. */
export const LOCAL_OUTBOX_CSS = `
:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--ink:#1b2a26;--muted:#5b6b66;--line:#e2e3db;--green:#1f6b57;--soft:#e3f1ec}
@media (prefers-color-scheme:dark){:root{--paper:#101a17;--surface:#18251f;--ink:#e8f0ec;--muted:#a3b5ae;--line:#2d3d36;--green:#7fd3ba;--soft:#1d3a30}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:clamp(24px,6vw,64px) 16px}
h1{margin:0 0 8px;font-size:clamp(28px,5vw,40px);line-height:1.15;letter-spacing:-.02em}
.lead{margin:0 0 32px;color:var(--muted);max-width:65ch}
a{color:var(--green)}
:focus-visible{outline:2px solid var(--green);outline-offset:2px}
details{margin:0 0 12px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
summary{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:14px 20px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
details[open] summary{border-bottom:1px solid var(--line)}
.subject{font-weight:600;overflow-wrap:anywhere}
.to,time{color:var(--muted);font-size:14px;overflow-wrap:anywhere}
.kind{justify-self:end;padding:2px 10px;border-radius:99px;background:var(--soft);color:var(--green);font-size:13px;white-space:nowrap}
time{justify-self:end;white-space:nowrap;font-variant-numeric:tabular-nums}
.body{padding:16px 20px}
pre{margin:0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
.more{display:flex;flex-wrap:wrap;gap:8px 20px;margin:16px 0 0;font-size:14px;color:var(--muted)}
.empty{padding:48px 20px;text-align:center;background:var(--surface);border:1px dashed var(--line);border-radius:12px;color:var(--muted)}
@media (max-width:560px){summary{grid-template-columns:1fr}.kind,time{justify-self:start}}
`;

/** Escaped text whose web addresses can be followed. */
const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

function mailItem(mail: OutboxMail, index: number): string {
  const { text, replyTo } = contentOf(mail);
  const created = mail.created_at.slice(0, 19).replace('T', ' ');
  return `<details${index === 0 ? ' open' : ''}>
<summary><span class="subject" dir="auto">${escapeHtml(mail.subject)}</span><span class="kind">${escapeHtml(mail.kind)}</span>
<span class="to">to ${escapeHtml(mail.recipient)}</span><time datetime="${mail.created_at}">${created} UTC</time></summary>
<div class="body"><pre dir="auto">${withLinks(text)}</pre>
<p class="more">${replyTo ? `<span>Replies go to ${escapeHtml(replyTo.address)}</span>` : ''}<a href="/dev/outbox/${mail.id}">Show as HTML</a></p></div>
</details>`;
}

const EMPTY =
  '<p class="empty">Nothing has been mailed yet. Send a form on the portal and reload this page.</p>';

/** The mails of an installation without a mail server, newest first, for development and trials. */
export const localOutboxPage = (mails: readonly OutboxMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="none"><title>Local outbox</title><style>${LOCAL_OUTBOX_CSS}</style></head>
<body><main><h1>Local outbox</h1>
<p class="lead">No mail server is set (SMTP_URL), so mails stay here instead of being sent. The newest comes first; <a href="/dev/outbox.json">the same as JSON</a>.</p>
${mails.length > 0 ? mails.map(mailItem).join('\n') : EMPTY}
</main></body></html>`;
