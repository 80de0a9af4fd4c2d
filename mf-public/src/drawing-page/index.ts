export { DrawingPage, type DrawingPageProps } from './drawing-page.tsx';
