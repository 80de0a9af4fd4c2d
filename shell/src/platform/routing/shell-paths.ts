import { REQUEST_OUTCOMES, type RequestOutcome } from './request-outcomes.ts';

export const SHELL_PATH = {
  login: 'profile/login',
  'sign-out': 'profile/logout',
  logout: 'logout',
  'google-auth': 'google-auth',
  'google-auth-error': 'google-auth-error',
  'restore-password': 'restore-password/:token',
  'confirm-email': 'confirm-email/:token',
  'confirm-new-email': 'confirm-new-email/:token',
  registration: 'registration',
  'raw-pages': 'raw-pages/*',
} as const;

/** Opens the part of the login that restores a password. */
export const RESTORE_PARAMETER = 'restore-password';

/** Where the end of a form that was sent without scripts is told. */
export const requestResultPath = (outcome: RequestOutcome) => `request-result/${outcome}` as const;

/** The paths that the shell itself answers; they win over those of remotes. */
export const SHELL_PATHS: readonly string[] = [
  ...Object.values(SHELL_PATH),
  ...REQUEST_OUTCOMES.map(requestResultPath),
];
