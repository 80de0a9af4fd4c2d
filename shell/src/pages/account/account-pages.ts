export { LoginPage } from '../login/login-page.tsx';
export { LogoutPage } from '../logout/logout-page.tsx';
export { SignOutPage } from '../logout/sign-out-page.tsx';
