export { createRequest, type LatestRequest, type RequestOptions } from './create-request.ts';
export { orNull } from './or-null.ts';
export {
  type Answer,
  causeOf,
  type FailureCause,
  type ReadyState,
  type RequestState,
} from './request-state.ts';
