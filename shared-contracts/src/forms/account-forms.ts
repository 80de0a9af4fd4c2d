/** The paths of what a person changes of the own account. All but the confirmation take a signed-in caller. */
export const ACCOUNT_ACTIONS = {
  details: '/api/web/v1/account/',
  password: '/api/web/v1/account/password/',
  email: '/api/web/v1/account/email/',
  confirmEmail: '/api/web/v1/account/email/confirm/',
  export: '/api/web/v1/account/export.zip',
  deletion: '/api/web/v1/account/deletion/',
  logoutEverywhere: '/api/web/v1/account/logout-everywhere/',
} as const;

/** The longest password that is compared with that of an account, in characters: older ones may break today's rules. */
export const OLD_PASSWORD_LIMIT = 256;

/** What a person changes of the account itself; without a phone number the field is empty. */
export interface AccountDetails {
  readonly name: string;
  readonly phone: string;
}

/** A change of the password. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
}

/** A wish for another e-mail; it counts once it is confirmed by the link that is mailed there. */
export interface EmailChange {
  readonly email: string;
  readonly password: string;
}
