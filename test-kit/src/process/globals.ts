import { type FileGlobals, runningFile } from './running-file.ts';

if (!runningFile.globals) throw new Error('no test file runs');
const { globals } = runningFile;

export const afterAll: FileGlobals['afterAll'] = globals.afterAll;
export const afterEach: FileGlobals['afterEach'] = globals.afterEach;
export const beforeAll: FileGlobals['beforeAll'] = globals.beforeAll;
export const beforeEach: FileGlobals['beforeEach'] = globals.beforeEach;
export const describe: FileGlobals['describe'] = globals.describe;
export const expect: FileGlobals['expect'] = globals.expect;
export const it: FileGlobals['it'] = globals.it;
export const jest: FileGlobals['jest'] = globals.jest;
export const test: FileGlobals['test'] = globals.test;
