export { $reportCount, $reportCounts, reportsNeeded, reportsWanted } from './model.ts';
export { OpenReports } from './open-reports.tsx';
