import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import type { Global } from '@jest/types';
import { ModuleMocker } from 'jest-mock';

/**
 * The process as it is, with modules as Node loads them, instead of a context and modules of its own for each test file.
 * What a file changes of the process is put back behind it.
 */
export default class ProcessEnvironment implements JestEnvironment {
  readonly global = globalThis as unknown as Global.Global;
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly moduleMocker = new ModuleMocker(globalThis);
  private readonly env = { ...process.env };
  private readonly exit = process.exit;
  private readonly console = globalThis.console;

  constructor({ projectConfig }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  getVmContext(): null {
    return null;
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
    process.exit = this.exit;
    globalThis.console = this.console;
  }
}
