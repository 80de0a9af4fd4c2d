import type { ModuleFactory } from '@ecocircle/shared-contracts';
import { type OfferedPackage, offer } from './share-scope.ts';

type ModuleId = string | number;

/** What the bundler's start code says of the modules that import a shared package. */
interface Consumption {
  readonly webpackRequire: BundlerRequire;
  readonly installedModules: Record<ModuleId, unknown>;
  readonly moduleToHandlerMapping: Readonly<Record<ModuleId, { readonly getter: () => ModuleFactory }>>;
}

/** As much of the bundler's own runtime as sharing needs: `m` are its modules, `c` those that ran. */
interface BundlerRequire {
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  readonly c: Record<ModuleId, unknown>;
  readonly federation: {
    readonly initOptions: { readonly shared: Readonly<Record<string, readonly OfferedPackage[]>> };
  };
}

/** The shell takes each shared package from itself: no other host is on its pages. */
function install(ids: readonly ModuleId[], consumption: Consumption): void {
  const { webpackRequire, installedModules, moduleToHandlerMapping } = consumption;
  for (const id of ids) {
    webpackRequire.m[id] = (module) => {
      installedModules[id] = 0;
      delete webpackRequire.c[id];
      module.exports = moduleToHandlerMapping[id]?.getter()();
    };
  }
}

/**
 * The federation runtime that the start code of `ModuleFederationPlugin` calls, under the names that it calls it by. It
 * does what this portal's host needs: it shares what it holds. Remotes are loaded by `loadContainer`.
 */
const federation = {
  bundlerRuntime: {
    S: {},
    init({ webpackRequire }: Pick<Consumption, 'webpackRequire'>): void {
      offer(webpackRequire.federation.initOptions.shared);
    },
    installInitialConsumes({
      initialConsumes,
      ...consumption
    }: Consumption & { readonly initialConsumes: readonly ModuleId[] }): void {
      install(initialConsumes, consumption);
    },
    consumes({
      chunkId,
      chunkMapping,
      ...consumption
    }: Consumption & {
      readonly chunkId: ModuleId;
      readonly chunkMapping: Readonly<Record<ModuleId, readonly ModuleId[]>>;
    }): void {
      install(chunkMapping[chunkId] ?? [], consumption);
    },
  },
};

export default federation;
