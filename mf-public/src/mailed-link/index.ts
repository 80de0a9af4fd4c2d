export { MailedLinkPage } from './mailed-link-page.tsx';
export { usePress } from './use-press.ts';
