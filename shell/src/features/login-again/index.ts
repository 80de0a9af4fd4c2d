export { LoginAgain, loadDialog } from './login-again.tsx';
