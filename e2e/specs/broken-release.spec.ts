import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@ecocircle/shared-contracts/build';
import { expect, test } from '../fixtures.ts';
import { activeVersion, freshVersion, release, releaseStore } from '../set-up/release-tool.ts';

test.describe('a released version that throws when it is evaluated', () => {
  test.use({ provoked: /\/mf\/|broken at birth|Failed to load resource|remote/i });

  let good = '';
  let bad = '';
  let build = '';

  test.beforeAll(async () => {
    good = await activeVersion('mf-points-map');
    bad = freshVersion();
    build = await mkdtemp(join(tmpdir(), 'ecocircle-throwing-'));
    await publishThrowing();
    await release('promote', 'mf-points-map', bad, '--message', 'a test of a broken release');
  });

  test.afterAll(async () => {
    await release('rollback', 'mf-points-map', '--message', 'end of the test');
    await rm(build, { recursive: true });
  });

  /** The active build under another version, its browser entry throwing, with the integrity to match. */
  async function publishThrowing(): Promise<void> {
    await cp(join(releaseStore(), 'mf-points-map', good), build, { recursive: true });
    await rm(join(build, 'integrity.json'));
    const file = join(build, 'remote.json');
    const descriptor = JSON.parse((await readFile(file, 'utf8')).replaceAll(good, bad));
    const { entry } = descriptor.assets;
    const script = `throw new Error('broken at birth');`;
    await writeFile(join(build, entry.file), script);
    entry.integrity = integrityOf(script);
    await writeFile(file, JSON.stringify(descriptor));
    await release('publish', 'mf-points-map', '--version', bad, '--from', build);
  }

  test('is replaced by the last good version by itself @O-05', async ({ page, frame }) => {
    const loaded: string[] = [];
    page.on('response', (answer) => loaded.push(new URL(answer.url()).pathname));
    await expect
      .poll(async () => {
        await frame.openShellPage();
        return page.locator('#portal-page').textContent();
      })
      .toContain(bad);
    await frame.map.click();
    await expect(page).toHaveURL(/\/en-us\/recycling-points/);
    await expect(frame.failure).toBeHidden();
    await expect(frame.main.getByRole('heading', { level: 1 })).not.toHaveText('');
    const entries = loaded.filter((path) => path.includes('remoteEntry'));
    expect(entries.at(0)).toContain(`/mf/mf-points-map/${bad}/`);
    expect(entries.at(-1)).toContain(`/mf/mf-points-map/${good}/`);
  });

  test('is replaced on its own page too, where the server rendered it @O-05', async ({ page, frame }) => {
    await page.goto('/en-us/recycling-points');
    await frame.expectHydrated();
    await expect(frame.failure).toBeHidden();
    await expect(frame.main.getByRole('heading', { level: 1 })).not.toHaveText('');
    await frame.expectToWork();
  });
});
