export { createLatestRequest, type LatestRequest } from './latest-request.ts';
