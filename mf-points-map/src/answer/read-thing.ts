import { isApiError, readOne, type ShellServices, type Thing, toThing } from '@ecocircle/shared-contracts';

/** Reads the thing that is asked for, by its id or in everyday words; null where no thing is meant. */
export async function readThing(
  { api, locale }: Pick<ShellServices, 'api' | 'locale'>,
  ask: string,
  signal: AbortSignal,
): Promise<Thing | null> {
  const path = '/api/web/v1/dictionary/things/find/';
  try {
    const answer = await api.request({ path, query: { locale: locale.locale, ask }, signal });
    return readOne(answer, toThing);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
