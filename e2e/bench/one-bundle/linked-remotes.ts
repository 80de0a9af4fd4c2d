import type {
  Messages,
  PageData,
  RemoteInstance,
  RemoteModule,
  RemoteName,
  ShellServices,
} from '@ecocircle/shared-contracts';
// The page that is measured is in the bundle, as it would be without code splitting.
import 'linked/mf-public/pages/home/index.ts';
import * as mfPublic from 'linked/mf-public/remote.tsx';

const MODULES: Readonly<Record<RemoteName, () => Promise<RemoteModule>>> = {
  'mf-public': async () => mfPublic,
  'mf-cabinet': () => import('linked/mf-cabinet/remote.tsx'),
  'mf-points-map': () => import('linked/mf-points-map/remote.tsx'),
};

interface Options {
  readonly page: PageData;
  readonly servicesFor: (remote: RemoteName, version: string) => ShellServices;
  readonly addMessages: (remote: RemoteName, messages: Messages) => void;
}

/**
 * Stands in for the shell's loader of remotes: the remotes are linked into the bundle, nothing is federated, and there is
 * no other build to turn to.
 */
export function createRemoteLoader({ page, servicesFor, addMessages }: Options) {
  return {
    async load(remote: RemoteName): Promise<RemoteInstance & { readonly version: string }> {
      const build = page.remotes[remote];
      const version = build?.version ?? '';
      const { createRemote } = await MODULES[remote]();
      const inPage = page.messages[remote];
      if (build && !inPage) {
        const answer = await fetch(build.baseUrl + build.messages.file);
        addMessages(remote, (await answer.json()) as Messages);
      } else if (inPage) addMessages(remote, inPage);
      return { ...createRemote(servicesFor(remote, version)), version };
    },
    leave: () => false,
    renew: async () => false,
    restart: () => {},
  };
}
