export { ReportPage } from './report-page.tsx';
export { ReportsPage } from './reports-page.tsx';
