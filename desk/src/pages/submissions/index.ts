export { SubmissionPage } from './submission-page.tsx';
export { SubmissionsPage } from './submissions-page.tsx';
