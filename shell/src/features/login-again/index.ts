export { loadDialog } from './load-dialog.ts';
export { LoginAgain } from './login-again.tsx';
