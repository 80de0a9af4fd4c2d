export { LinkPage } from './link-page.tsx';
export { createLoader } from './load-link.ts';
