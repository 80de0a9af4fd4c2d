export { LoadingRows } from './loading-rows.tsx';
export { RequestFailed } from './request-failed.tsx';
export { StaleNotice } from './stale-notice.tsx';
