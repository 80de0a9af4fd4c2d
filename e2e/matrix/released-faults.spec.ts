import { REMOTE_NAMES } from '@ecocircle/shared-contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { PortalFrame } from '../pages/portal-frame.ts';
import {
  breakWith,
  faultyEntry,
  GIVE_WAY,
  PRESSED_FAULTS,
  type ReleasedFault,
  releaseWithEntry,
} from '../set-up/broken-build.ts';
import { beside, expectOther, expectPage, PATIENCE, SHELL_PAGE, WAYS } from './ways.ts';

const GO_ON = Object.keys(PRESSED_FAULTS) as (keyof typeof PRESSED_FAULTS)[];

test.describe.configure({ timeout: 180_000 });

for (const remote of REMOTE_NAMES) {
  const way = WAYS[remote];
  const other = beside(remote);
  test.describe(remote, () => {
    test.use({
      account: way.account,
      provoked: /\/mf\/|broken|Failed to load resource|remote|React error #418/i,
    });
    let released: Awaited<ReturnType<typeof releaseWithEntry>>;

    test.beforeAll(async () => {
      released = await releaseWithEntry(remote, faultyEntry(remote, way.route));
    });

    test.afterAll(async () => void (await released.rollBack()));

    test.beforeEach(async ({ page, frame }) => {
      await expect
        .poll(async () => {
          await page.goto(SHELL_PAGE);
          return page.locator('#portal-page').textContent();
        })
        .toContain(released.bad);
      await frame.expectHydrated();
    });

    /** Comes to the page of the build that is broken so. */
    const meet = async (fault: ReleasedFault, page: Page, frame: PortalFrame): Promise<void> => {
      await breakWith(page, fault);
      await page.reload();
      await frame.expectHydrated();
      await way.follow(frame);
    };

    for (const fault of GIVE_WAY)
      test(`${remote}: ${fault}: the last good version takes its place without a word, and others work @O-05`, async ({
        page,
        frame,
      }) => {
        await meet(fault, page, frame);
        await expectPage(page, frame, way);
        await frame.expectToWork();
        await expectOther(page, frame, other);
      });

    for (const fault of GO_ON)
      test(`${remote}: ${fault}: the page goes on, others work, and the edge is told @O-05 @O-09`, async ({
        page,
        frame,
      }) => {
        await meet(fault, page, frame);
        const button = frame.main.getByRole('button', { name: 'Break this page' });
        await expect(button).toBeVisible({ timeout: PATIENCE });
        // Of a beacon only what is intercepted has a body to read.
        await page.route('**/beacons', (route) => route.continue());
        const told = page.waitForRequest(
          (request) => request.postData()?.includes(`broken ${fault}`) === true,
        );
        await button.click();
        await told;
        await expect(button).toBeVisible();
        await expectOther(page, frame, other);
      });
  });
}
