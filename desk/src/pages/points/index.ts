export { AllPointsPage } from './all-points-page.tsx';
export { CasePage } from './case-page.tsx';
export { dictionaries } from './names.ts';
export { PublicView } from './public-view.tsx';
export { QueuePage } from './queue-page.tsx';
