/** A password that somebody chooses, typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly repeatedPassword: string;
}

/** Nothing typed yet. */
export const NO_PASSWORD: NewPassword = { password: '', repeatedPassword: '' };
