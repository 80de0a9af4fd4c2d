export { ConfirmEmailPage } from '../confirm-email/confirm-email-page.tsx';
export { ConfirmNewEmailPage } from '../confirm-new-email/confirm-new-email-page.tsx';
export { GoogleAuthErrorPage } from '../google-auth/google-auth-error-page.tsx';
export { GoogleAuthPage } from '../google-auth/google-auth-page.tsx';
export { LoginPage } from '../login/login-page.tsx';
export { LogoutPage } from '../logout/logout-page.tsx';
export { SignOutPage } from '../logout/sign-out-page.tsx';
export { RestorePasswordPage } from '../restore-password/restore-password-page.tsx';
