import { isApiError } from '@ecocircle/shared-contracts';

/** An answer of the API, or null where it says that there is no such thing. */
export async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}
