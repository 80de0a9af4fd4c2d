export { ActsOn } from './acts-on.tsx';
export { ActsPage } from './acts-page.tsx';
export { actsOn } from './model.ts';
