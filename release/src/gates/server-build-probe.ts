import { pathToFileURL } from 'node:url';
import {
  idleServices,
  LOCALE_INFO,
  type RemoteModule,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { SHARED_PACKAGES } from '@ecocircle/shared-contracts/build/shared-packages';
import { createInstance } from 'i18next';
import { shareFrom } from './share-from.ts';

/** Services without a page: the remote is created, and none of its pages is rendered. */
function servicesOfNobody(): ShellServices {
  const refuse = async (): Promise<never> =>
    Promise.reject(new Error('there is no API while a build is checked'));
  const locale = 'en-US';
  const i18n = createInstance({ lng: locale, resources: {} });
  i18n.init();
  return idleServices(
    { locale, info: LOCALE_INFO[locale], edition: 'local', now: new Date(), present: () => new Date(), i18n },
    { request: refuse, authenticated: refuse },
  );
}

const shared: ReadonlySet<string> = new Set(SHARED_PACKAGES);
const [file = '', shellFolder = ''] = process.argv.slice(2);
shareFrom(shellFolder, (specifier) => shared.has(specifier));
const { createRemote } = (await import(pathToFileURL(file).href)) as Partial<RemoteModule>;
if (!createRemote) throw new Error('the server build does not export createRemote');
const remote = createRemote(servicesOfNobody());
const ids = remote.routes.map(({ id }) => id ?? '(a route without an id)');
remote.dispose();
process.send?.(ids, () => process.exit(0));
