import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteDescriptor } from '@ecocircle/shared-contracts';
import { expect, test } from '../fixtures.ts';
import { type BuildChange, publishChanged, withServerFault } from '../set-up/broken-build.ts';
import { RENDERED_REMOTES } from '../set-up/faulty-edge.ts';
import { activeIn, copyStore, releaseIn } from '../set-up/release-tool.ts';

/** The texts of one language, changed. */
const withTexts =
  (change: (text: string) => string): BuildChange =>
  async (folder, { assets }) => {
    const file = join(folder, assets.messages['kk-KZ'].file);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };

const withoutFirst = (text: string): string =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).slice(1)));

const styleOf = ({ assets }: RemoteDescriptor): string => {
  const style = assets.module.find(({ file }) => file.endsWith('.css'));
  if (!style) throw new Error('the build has no style sheet');
  return style.file;
};

/** What may be wrong with a build before anybody loads it, and which gate says so. */
const FAULTS: Readonly<Record<string, { readonly gate: string; readonly change: BuildChange }>> = {
  'a contract that is too old': {
    gate: 'contract',
    change: (_, descriptor) => Object.assign(descriptor, { contract: '^0.9.0' }),
  },
  'a contract that is too new': {
    gate: 'contract',
    change: (_, descriptor) => Object.assign(descriptor, { contract: '^99.0.0' }),
  },
  'another major of React': {
    gate: 'shared',
    change: (_, { shared = {} }) => Object.assign(shared, { react: '18.3.1' }),
  },
  'a route that takes any path': {
    gate: 'routes',
    change: (_, { routes }) => Object.assign(routes.at(-1) ?? {}, { path: ':any' }),
  },
  'a script cut in half': {
    gate: 'scripts',
    change: async (folder, { assets }) => {
      const file = join(folder, assets.entry.file);
      const script = await readFile(file, 'utf8');
      await writeFile(file, script.slice(0, script.length / 2));
    },
  },
  'texts that are no JSON': { gate: 'texts', change: withTexts(() => '{"a":') },
  'texts that are empty': { gate: 'texts', change: withTexts(() => '{}') },
  'texts that lack some': { gate: 'texts', change: withTexts(withoutFirst) },
  'styles of the whole page': {
    gate: 'styles',
    change: (folder, descriptor) => appendFile(join(folder, styleOf(descriptor)), 'header { display: none }'),
  },
};

/** The same of builds whose pages the server renders. */
const FAULTS_ON_SERVER: typeof FAULTS = {
  'pages that throw on the server': {
    gate: 'pages',
    change: withServerFault('', "throw new Error('at every page');"),
  },
  'pages that end the process': { gate: 'pages', change: withServerFault('', 'process.exit(0);') },
};

test.describe.configure({ timeout: 120_000 });

for (const remote of REMOTE_NAMES) {
  test.describe(remote, () => {
    test.describe.configure({ mode: 'default' });
    let store: string;
    let good: string;

    test.beforeAll(async () => {
      store = await copyStore();
      good = await activeIn(store, remote);
    });

    test.afterAll(() => rm(store, { recursive: true, force: true }));

    const faults = RENDERED_REMOTES.includes(remote) ? { ...FAULTS, ...FAULTS_ON_SERVER } : FAULTS;
    for (const [name, { gate, change }] of Object.entries(faults))
      test(`${remote}: ${name}: its gate refuses it, and pages are made of the version before @O-05`, async () => {
        const bad = await publishChanged(store, remote, good, change);
        await expect(releaseIn(store, 'promote', remote, bad)).rejects.toThrow(
          `refused by the gate “${gate}”: ${remote} ${bad}`,
        );
        expect(await activeIn(store, remote)).toBe(good);
      });
  });
}
