import { createRequire } from 'node:module';
import Runtime from 'jest-runtime';
import { importForFile } from './modules.ts';
import { type FileGlobals, runningFile } from './running-file.ts';

const require = createRequire(import.meta.url);
/** Where jest's runner keeps who listens to its tests. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

let files = 0;

/** Jest's way to load modules into the context of a test file; into the process, where its environment has no context. */
export default class ProcessRuntime extends Runtime {
  private readonly hasContext: boolean;
  private readonly file: number;

  constructor(...given: ConstructorParameters<typeof Runtime>) {
    super(...given);
    const [, environment] = given;
    this.hasContext = environment.getVmContext() !== null;
    files += 1;
    this.file = files;
  }

  /** Loads a module of jest's own as if no file had been run by it. */
  override requireInternalModule<T>(path: string, asked?: string): T {
    if (this.hasContext) return super.requireInternalModule(path, asked);
    Reflect.deleteProperty(globalThis, LISTENERS);
    delete require.cache[path];
    return require(path);
  }

  override unstable_shouldLoadAsEsm(path: string): boolean {
    return !this.hasContext || super.unstable_shouldLoadAsEsm(path);
  }

  override async unstable_importModule(path: string, asked?: string): Promise<unknown> {
    if (this.hasContext) return super.unstable_importModule(path, asked);
    runningFile.globals = this.requireModuleOrMock<FileGlobals>(path, '@jest/globals');
    return importForFile(path, this.file);
  }
}
