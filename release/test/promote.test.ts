import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, type Registry, type RegistryChange } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { serverBuild } from './fixture-build.ts';
import { openDesk, type ReleaseDesk } from './release-run.ts';

const registryOf = ({ store }: ReleaseDesk): Registry =>
  JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'));

async function historyOf(desk: ReleaseDesk): Promise<RegistryChange[]> {
  return JSON.parse((await desk.run('history', '--json')).output);
}

/** Letters that do not compress. */
const largeText = randomBytes(90_000).toString('base64');

describe('promote', () => {
  test('points pages at the build and records who did it and why @O-03', async () => {
    const desk = openDesk();
    await desk.givenPublished({ version: '1.0.0' });
    const run = await desk.run('promote', 'mf-public', '1.0.0', '--message', 'first release');
    expect(run.status).toBe(0);
    expect(run.output).toContain('mf-public (nothing) → 1.0.0, registry revision 1\n');
    expect(registryOf(desk)).toMatchObject({
      revision: 1,
      remotes: { 'mf-public': { active: '1.0.0', lastGood: null, contract: '^1.0.0' } },
    });
    expect(await historyOf(desk)).toMatchObject([
      { revision: 1, action: 'promote', from: null, to: '1.0.0', by: 'olga', message: 'first release' },
    ]);
  });

  test('takes the build that was published last when no version is given', async () => {
    const desk = openDesk();
    await desk.givenPublished({ version: '1.1.0' });
    await desk.givenPublished({ version: '1.0.1' });
    await desk.run('promote', 'mf-public');
    expect(registryOf(desk).remotes['mf-public']?.active).toBe('1.0.1');
  });

  test('the active version again changes nothing', async () => {
    const desk = openDesk();
    await desk.givenPromoted({ version: '1.0.0' });
    const again = await desk.run('promote', 'mf-public', '1.0.0');
    expect(again).toMatchObject({
      status: 0,
      output: 'mf-public 1.0.0 is active already, nothing changed\n',
    });
    expect(registryOf(desk).revision).toBe(1);
  });

  test.each([
    [
      'needs a newer contract',
      { contract: '^2.0.0' },
      `needs contract ^2.0.0, the portal has ${CONTRACT_VERSION}`,
    ],
    [
      'needs an older contract',
      { contract: '^0.9.0' },
      `needs contract ^0.9.0, the portal has ${CONTRACT_VERSION}`,
    ],
    ['has a server build that throws', { server: 'throw new Error("no database")' }, 'Error: no database'],
    ['has no createRemote', { server: 'export {};' }, 'does not export createRemote'],
    ['imports what the shell does not share', { server: 'import "no-such-package";' }, 'no-such-package'],
    ['makes a route less than declared', { server: serverBuild([]) }, 'it lacks home'],
    ['makes a route more than declared', { server: serverBuild(['home', 'secret']) }, 'it has secret'],
    ['takes any path', { routes: { help: ':page/:part?' } }, 'the route help takes any path: :page/:part?'],
    ['takes every path below one', { routes: { home: 'help/*' } }, 'the route home takes any path: help/*'],
    ['takes a page of the shell', { routes: { home: 'Profile/Login' } }, 'takes /profile/login'],
    ['takes a path of the API', { routes: { home: 'api/points' } }, 'takes /api, which is the portal’s own'],
    ['takes a language', { routes: { home: 'kk-kz/:id?' } }, 'takes /kk-kz'],
    ['has a page as its script', { script: '<!doctype html>' }, 'remoteEntry.1a2b3c4d.js is no script'],
    ['has an empty script', { script: ' ' }, 'remoteEntry.1a2b3c4d.js is empty'],
    [
      'has a script that is cut off',
      { script: 'const page = () => {' },
      'is no script: Unexpected end of input',
    ],
    ['is too large', { script: `"${largeText}"` }, 'the page home brings'],
    ['has broken texts', { texts: { 'kk-KZ': '{"title":' } }, 'the texts of kk-KZ are no JSON'],
    ['has no texts', { texts: { 'es-AR': '{}' } }, 'the texts of es-AR are empty'],
    ['lacks a text in one language', { texts: { 'ru-KZ': '{"title":"x"}' } }, 'ru-KZ lacks points'],
    ['styles the whole page', { style: 'body{margin:0}' }, 'styles body, which may be anywhere in the page'],
    ['styles other parts', { style: '@media print{h1,.own{color:red}}' }, 'styles h1, which may be anywhere'],
    [
      'owns a path twice',
      { routes: { home: 'events', list: 'events/:page?' } },
      'mf-public owns /events twice',
    ],
  ])('a build that %s is refused and pages keep what they have @O-04', async (_case, build, reason) => {
    const desk = openDesk();
    await desk.givenPromoted({ version: '1.0.0' });
    await desk.givenPublished({ version: '2.0.0', ...build });
    const run = await desk.run('promote', 'mf-public', '2.0.0');
    expect(run.status).toBe(1);
    expect(run.errors).toContain(reason);
    expect(registryOf(desk)).toMatchObject({ revision: 1, remotes: { 'mf-public': { active: '1.0.0' } } });
  });

  test('plural forms, steps of an animation and nested rules are no faults', async () => {
    const desk = openDesk();
    const style = '.a_1{&:hover{color:red}} @keyframes b_1{from{opacity:0}50%{opacity:.5}to{opacity:1}}';
    const texts = { 'ru-RU': '{"title":"x","points_one":"x","points_few":"x","points_many":"x"}' };
    await desk.givenPublished({ version: '1.0.0', style, texts });
    expect(await desk.run('promote', 'mf-public')).toMatchObject({ status: 0, errors: '' });
  });

  test('a refusal names the gate; with a reason it can be forced, which is marked in the history', async () => {
    const desk = openDesk();
    await desk.givenPublished({ version: '1.0.0', style: 'body{margin:0}', texts: { 'es-AR': '{}' } });
    const refused = await desk.run('promote', 'mf-public');
    expect(refused.errors).toContain('refused by the gate “texts”: mf-public 1.0.0 lacks texts');
    const silent = await desk.run('promote', 'mf-public', '--force');
    expect(silent).toMatchObject({ status: 1 });
    expect(silent.errors).toContain('--force needs a reason');
    const forced = await desk.run('promote', 'mf-public', '--force', '--message', 'the old one leaks');
    expect(forced.status).toBe(0);
    expect(forced.output).toContain('Forced: styles: mf-public 1.0.0 has styles that reach outside of it');
    expect(await historyOf(desk)).toMatchObject([
      {
        message: 'the old one leaks',
        forced: [expect.stringMatching(/^texts: /), expect.stringMatching(/^styles: /)],
      },
    ]);
    expect((await desk.run('history')).output).toContain('promote, forced');
  });

  test('a build that was changed in the store cannot be forced', async () => {
    const desk = openDesk();
    await desk.givenPublished({ version: '1.0.0' });
    writeFileSync(join(desk.store, 'mf-public', '1.0.0', 'assets', 'remoteEntry.1a2b3c4d.js'), '"tampered"');
    const run = await desk.run('promote', 'mf-public', '--force', '--message', 'now');
    expect(run.status).toBe(1);
    expect(run.errors).toContain('was changed');
  });

  test('a build whose path belongs to another active remote is refused', async () => {
    const desk = openDesk();
    await desk.givenPublished({ remote: 'mf-public', version: '1.0.0', routes: { point: 'points/:id' } });
    await desk.givenPublished({ remote: 'mf-cabinet', version: '1.0.0', routes: { mine: 'points/:slug' } });
    await desk.run('promote', 'mf-public');
    const run = await desk.run('promote', 'mf-cabinet');
    expect(run.status).toBe(1);
    expect(run.errors).toContain('mf-public and mf-cabinet both own /points/:');
    expect(Object.keys(registryOf(desk).remotes)).toEqual(['mf-public']);
  });

  test('a build that was changed in the store is refused', async () => {
    const desk = openDesk();
    await desk.givenPublished({ version: '1.0.0' });
    writeFileSync(join(desk.store, 'mf-public', '1.0.0', 'assets', 'remoteEntry.1a2b3c4d.js'), 'tampered');
    const run = await desk.run('promote', 'mf-public', '1.0.0');
    expect(run.status).toBe(1);
    expect(run.errors).toContain('is not what was published: assets/remoteEntry.1a2b3c4d.js was changed');
  });

  test.each([
    ['unknown version', ['mf-public', '9.9.9'], 'Published versions: 1.0.0.'],
    ['remote without a build', ['mf-cabinet'], 'npm run release -- publish mf-cabinet'],
    ['unknown remote', ['mf-nothing'], 'Known parts are shell, mf-public, mf-cabinet, mf-points-map.'],
  ])('an %s is refused with a way on', async (_case, args, advice) => {
    const desk = openDesk();
    await desk.givenPublished({ version: '1.0.0' });
    const run = await desk.run('promote', ...args);
    expect(run.status).toBe(1);
    expect(run.errors).toContain(advice);
  });

  test('six promotions at once by six processes are all in the registry and in the log @O-03', async () => {
    const desk = openDesk();
    const remotes = ['mf-public', 'mf-cabinet', 'mf-points-map'] as const;
    const builds = remotes.flatMap((remote) => ['1.0.0', '1.1.0'].map((version) => ({ remote, version })));
    for (const { remote, version } of builds)
      await desk.givenPublished({ remote, version, routes: { page: remote } });
    const runs = await Promise.all(builds.map(({ remote, version }) => desk.run('promote', remote, version)));
    expect(runs.map(({ status, errors }) => ({ status, errors }))).toEqual(
      builds.map(() => ({ status: 0, errors: '' })),
    );
    const history = await historyOf(desk);
    expect(history.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
    const registry = registryOf(desk);
    expect(registry.revision).toBe(6);
    for (const remote of remotes) {
      const [first, second] = history.filter((change) => change.remote === remote);
      expect(second?.from).toBe(first?.to);
      expect(registry.remotes[remote]).toMatchObject({ active: second?.to, lastGood: first?.to });
    }
  });
});
