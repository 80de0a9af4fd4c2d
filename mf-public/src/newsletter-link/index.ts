export { linkPage } from './link-page.tsx';
