export { CookieNotice, useCookieNotice, useCookieNoticeWasHere } from './cookie-notice.tsx';
