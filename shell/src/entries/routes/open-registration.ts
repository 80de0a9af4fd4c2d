import { type LoaderFunctionArgs, matchPath, replace } from '@ecocircle/shared-contracts/router';
import { REGISTRATION_PATH, withModal } from '../../features/dialogs/index.ts';

const isRegistration = (path: string): boolean => matchPath(REGISTRATION_PATH, path) !== null;

/** Where the person is: on a first load nowhere yet. */
function origin(basename: string): { readonly path: string; readonly search: string } {
  if (typeof location === 'undefined') return { path: '/', search: '' };
  const path = location.pathname.slice(basename.length) || '/';
  return isRegistration(path) ? { path: '/', search: '' } : { path, search: location.search };
}

/**
 * The loader of `/registration`, which is no page: it leads back to where the person is, or else home, with the
 * registration open over it.
 */
export function openRegistration({ request }: Pick<LoaderFunctionArgs, 'request'>): Response {
  const basename = new URL(request.url).pathname.replace(/\/registration\/*$/i, '');
  const { path, search } = origin(basename);
  return replace(path + withModal(search, 'registration'));
}
