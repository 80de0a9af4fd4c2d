import { pageDataIn } from '@ecocircle/shared-contracts';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { processTree } from '../set-up/processes.ts';
import { activeVersion, freshVersion, release } from '../set-up/release-tool.ts';

const REMOTE = 'mf-cabinet';

interface Registry {
  readonly revision: number;
  readonly remotes: { readonly [REMOTE]: { readonly active: string; readonly lastGood: string | null } };
}

const registry = async (): Promise<Registry> => JSON.parse((await ask('/mf/registry.json')).text) as Registry;
const shellBuild = async (): Promise<string> => (await ask('/builds/latest.json')).text;
/** The version that the edge writes into a page of the cabinet. */
async function servedVersion(): Promise<string | undefined> {
  const { text } = await ask('/en-us/profile', { headers: { cookie: 'auth_token=x' } });
  return pageDataIn(text).remotes[REMOTE]?.version;
}

const launcher = (): number => Number(process.env.E2E_LAUNCHER);

test.describe('while the site runs', () => {
  test.use({ account: 'all' });

  test('another version of a remote is released and rolled back without a rebuild of the shell or a restart @O-02 @O-03', async ({
    page,
    frame,
  }) => {
    test.setTimeout(120_000);
    const loadedVersions = async (): Promise<string[]> => {
      await page.goto('/en-us/profile');
      await expect(frame.main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(frame.failure).toBeHidden();
      const entries = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      const own = entries.filter((path) => /^\/mf\/mf-cabinet\/.*remoteEntry/.test(path));
      return [...new Set(own.map((path) => path.split('/')[3] ?? ''))];
    };
    const before = await activeVersion(REMOTE);
    const [processes, build, { revision }] = [processTree(launcher()), await shellBuild(), await registry()];
    expect(processes.length).toBeGreaterThan(2);
    expect(await loadedVersions()).toEqual([before]);

    const next = freshVersion();
    await release('publish', REMOTE, '--version', next);
    expect(await loadedVersions()).toEqual([before]);
    await release('promote', REMOTE, next, '--message', 'a test of releases');
    await expect.poll(registry, { timeout: 1000 }).toMatchObject({
      revision: revision + 1,
      remotes: { [REMOTE]: { active: next, lastGood: before } },
    });
    expect(await loadedVersions()).toEqual([next]);

    await release('rollback', REMOTE, '--message', 'a test of rollbacks');
    const rolledBack = performance.now();
    await expect.poll(servedVersion, { intervals: [50] }).toBe(before);
    expect(performance.now() - rolledBack).toBeLessThan(1000);
    expect(await loadedVersions()).toEqual([before]);

    expect(await registry()).toMatchObject({
      revision: revision + 2,
      remotes: { [REMOTE]: { active: before } },
    });
    expect(processTree(launcher())).toEqual(processes);
    expect(await shellBuild()).toBe(build);
    const history = await release('history', REMOTE);
    for (const said of ['a test of releases', 'a test of rollbacks', next, 'e2e'])
      expect(history).toContain(said);
  });
});

test('the files of a release keep answering after the rollback @O-03', async () => {
  const active = await activeVersion(REMOTE);
  const { text } = await ask(`/mf/${REMOTE}/${active}/remote.json`);
  const { assets } = JSON.parse(text) as { assets: { entry: { file: string } } };
  expect((await ask(`/mf/${REMOTE}/${active}/${assets.entry.file}`)).status).toBe(200);
});
