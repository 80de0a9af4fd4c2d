import type { Locale } from '../locales/locales.ts';
import type { RemoteRoute } from './route-metadata.ts';

/** The version of the contract that this package describes. A breaking change raises the major. */
export const CONTRACT_VERSION = '1.6.0';

/** The remotes that the portal is composed of. */
export const REMOTE_NAMES = ['mf-public', 'mf-cabinet', 'mf-points-map'] as const;

/** The name of a remote: of its package, of its folder in the release store and of its i18n namespace. */
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** The packages of others of which a page has exactly one copy, the shell's. */
export const SHARED_NAMES = [
  'react',
  'react-dom',
  'react-i18next',
  'react-router',
  'effector',
  'effector-react',
] as const;

/** The versions of such packages, by their names. */
export type SharedVersions = Readonly<Partial<Record<(typeof SHARED_NAMES)[number], string>>>;

/** One file of a build: its path inside the build's folder and its subresource integrity. */
export interface Asset {
  readonly file: string;
  readonly integrity: string;
}

/**
 * What a build of a remote says of itself (`remote.json`), validated before any code of it runs. Readers leave out
 * what they do not know; `format` is absent while it is 1.
 */
export interface RemoteDescriptor {
  readonly format?: number | undefined;
  readonly name: RemoteName;
  readonly version: string;
  /** The semver range of {@link CONTRACT_VERSION} that the build works with. */
  readonly contract: string;
  /** What it was built against of the packages that it shares with the shell. */
  readonly shared?: SharedVersions | undefined;
  /** The routes that it owns. */
  readonly routes: readonly RemoteRoute[];
  readonly assets: {
    /** The federation entry. */
    readonly entry: Asset;
    /** Further files of the exposed module, its style sheet among them. */
    readonly module: readonly Asset[];
    /** The further files of a route by its id. */
    readonly routes: Readonly<Record<string, readonly Asset[]>>;
    /** The translations by locale. */
    readonly messages: Readonly<Record<Locale, Asset>>;
    /** The build for Node. */
    readonly server: Asset;
    /**
     * The service worker, one script that names the build it belongs to; absent where the remote has none. Its caches
     * begin with the remote's name and a space: by that an edge that has no worker to give ends what one has kept.
     */
    readonly worker?: Asset | undefined;
  };
}
