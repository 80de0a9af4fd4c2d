import { causeOf } from '@ecocircle/app-kit/request';
import { isApiError } from '@ecocircle/shared-contracts';

/** Milliseconds for which the portal is waited for: a line that hangs is none. */
const ANSWER_WITHIN = 5000;

/** Whether the portal answers: a device may say too early that it has a line, or not know that it has none. */
export const isLineThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether it failed for want of a line. Code that does not come does not say why: then the portal is asked. */
export const isForWantOfLine = async (error: unknown): Promise<boolean> =>
  causeOf(error) === 'offline' || (!isApiError(error) && !(await isLineThere()));
