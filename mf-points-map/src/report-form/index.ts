export { ReportProblem } from './report-problem.tsx';
export { loadReportForm, wantsReport } from './wants-report.ts';
