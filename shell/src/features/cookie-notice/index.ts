export { CookieNotice } from './cookie-notice.tsx';
export { useCookieNotice } from './use-cookie-notice.ts';
