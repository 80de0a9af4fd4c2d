export { alertLinkPage } from './alert-link-page.tsx';
