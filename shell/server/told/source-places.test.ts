/** @jest-environment @ecocircle/test-kit/process */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@ecocircle/test-kit';
import { expect, jest, test } from '@jest/globals';
import { readSourceMap } from './read-source-map.ts';
import { SourcePlaces } from './source-places.ts';

/** Of the second line's fifth column, which is the third line of a source. */
const MAP = JSON.stringify({ version: 3, names: [], sources: ['./src/home.tsx'], mappings: ';IAEE' });
const HOME = 'mf/mf-public/1.2.0-b1/assets/home.1a2b3c4d.js';

test('a place in a script is told as the one in its source, and what has no map as it was @O-09', async () => {
  const read = jest.fn(async (path: string) => (path === HOME ? MAP : null));
  const places = new SourcePlaces(read, () => {});
  const stack = `TypeError: no
    at show (https://x.example/${HOME}:2:5)
    at b (/${HOME}:2:6)
    at c (http://[::1]:3000/assets/shell.1a2b3c4d.js:1:9)
    at d (https://x.example/mf/mf-public/../../etc/passwd.js:1:1)`;
  expect(await places.inSources(stack)).toBe(`TypeError: no
    at show (./src/home.tsx:3:3)
    at b (./src/home.tsx:3:3)
    at c (http://[::1]:3000/assets/shell.1a2b3c4d.js:1:9)
    at d (https://x.example/mf/mf-public/../../etc/passwd.js:1:1)`);
  expect(read.mock.calls).toEqual([[HOME], ['assets/shell.1a2b3c4d.js']]);
});

test('a map is read once a minute, also one that is none, which is reported @O-09', async () => {
  const read = jest.fn(async () => '{"version":');
  const report = jest.fn();
  const places = new SourcePlaces(read, report);
  for (let round = 0; round < 3; round += 1)
    expect(await places.inSources(`at /${HOME}:2:5`)).toBe(`at /${HOME}:2:5`);
  expect(read).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.any(SyntaxError), { sourceMapOf: HOME });
});

test('maps are read from every build of a remote, and of every shell @O-09 @X-18', async () => {
  const [kept, store] = [temporaryFolder(), temporaryFolder()];
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write(join(store, 'mf-public/1.2.0-b1/maps/assets/home.1a2b3c4d.js.map'), 'of the remote');
  write(join(store, 'shell/1.0.0/maps/assets/a.js.map'), 'of the shell before');
  const read = readSourceMap({
    folders: [kept, store],
    shellFolder: join(kept, 'shell/1.1.0'),
    otherShells: async () => [join(store, 'shell/1.0.0')],
  });
  expect(await read(HOME)).toBe('of the remote');
  expect(await read('assets/a.js')).toBe('of the shell before');
  expect(await read('assets/b.js')).toBeNull();
});
