export { AllPointsPage } from './all-points-page.tsx';
export { CasePage } from './case-page.tsx';
export { QueuePage } from './queue-page.tsx';
