export { CookieNotice, useCookieNotice } from './cookie-notice.tsx';
