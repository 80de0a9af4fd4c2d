export { SetUpPage } from './set-up-page.tsx';
