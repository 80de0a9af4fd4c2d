import type { Shown } from '../shown.ts';
import { failToLoad } from '../states.ts';

/** Pages around an account, and what is shown in place of a page. */
export const ACCOUNT: readonly Shown[] = [
  {
    name: 'login',
    route: null,
    path: '/profile/login',
    looks: ['360 light kk-KZ', '768 dark es-AR', '1440 light ru-RU'],
  },
  {
    name: 'login/forced-colours',
    route: null,
    path: '/profile/login',
    way: 'forced colours',
    looks: ['360 light ru-KZ'],
  },
  { name: 'login/zoomed', route: null, path: '/profile/login', way: 'zoomed', looks: ['1440 dark en-US'] },
  {
    name: 'login/restore-password',
    route: null,
    path: '/profile/login?restore-password',
    looks: ['360 dark en-US', '1440 light kk-KZ'],
  },
  { name: 'restore-password', route: null, path: '/restore-password/x', looks: ['360 light ru-KZ'] },
  { name: 'confirm-email', route: null, path: '/confirm-email/x', looks: ['768 light ru-RU'] },
  { name: 'confirm-new-email', route: null, path: '/confirm-new-email/x', looks: ['360 dark kk-KZ'] },
  { name: 'logout', route: null, path: '/logout', looks: ['1440 dark es-AR'] },
  { name: 'google-auth-error', route: null, path: '/google-auth-error', looks: ['768 dark ru-RU'] },
  {
    name: 'registration-success',
    route: 'registration-success',
    path: '/registration-success?confirmed',
    looks: ['360 light en-US', '1440 dark ru-RU'],
  },
  { name: 'request-result/sent', route: null, path: '/request-result/sent', looks: ['768 light kk-KZ'] },
  {
    name: 'request-result/invalid',
    route: null,
    path: '/request-result/invalid?orgName=maxLength&email=email',
    looks: ['360 dark ru-RU'],
  },
  {
    name: 'not-found',
    route: null,
    path: '/no-such-page',
    looks: ['360 light ru-RU', '768 dark kk-KZ', '1440 light es-AR'],
  },
  {
    name: 'not-found/without-scripts',
    route: null,
    path: '/no-such-page',
    way: 'without scripts',
    looks: ['360 dark en-US'],
  },
  {
    name: 'failed',
    route: null,
    path: '/profile/login',
    act: failToLoad,
    looks: ['768 light en-US', '1440 dark kk-KZ'],
  },
];
