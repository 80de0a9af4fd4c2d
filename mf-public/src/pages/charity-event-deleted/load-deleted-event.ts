import type { PageHead, ShellServices } from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';

/** What is left of a deleted event. */
export interface DeletedEventData {
  readonly name: string;
}

/** The last part of an address. The router's own parameter takes a written `%2F` of a name for a slash. */
function lastPart(url: string): string | null {
  const part = new URL(url).pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Takes the name of the event from the address. */
export const createLoader =
  () =>
  ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): DeletedEventData => ({
    name: lastPart(request.url) ?? params.name ?? '',
  });

/** The head of the page names the event too. */
export const deletedEventHead = (
  { name }: DeletedEventData,
  { locale }: Pick<ShellServices, 'locale'>,
): PageHead => ({
  title: locale.i18n.t('deleted.title', { ns: 'mf-public', name }),
});
