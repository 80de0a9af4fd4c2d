import type { RemoteName } from '@ecocircle/shared-contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { PortalFrame } from '../pages/portal-frame.ts';
import type { Account } from '../set-up/accounts.ts';
import { OTHER_PAGE } from './fault-table.ts';

/** How somebody comes from a page of the shell to one of a remote. */
export interface Way {
  readonly account: Account | null;
  readonly path: string;
  /** Its route in the remote's table. */
  readonly route: { readonly id: string; readonly path: string };
  readonly follow: (frame: PortalFrame) => Promise<void>;
}

export const WAYS: Readonly<Record<RemoteName, Way>> = {
  'mf-public': {
    account: null,
    path: '/en-us/charity-events',
    route: { id: 'charity-events', path: 'charity-events' },
    follow: (frame) => frame.events.click(),
  },
  'mf-points-map': {
    account: null,
    path: '/en-us/recycling-points',
    route: { id: 'recycling-points', path: 'recycling-points/:id?' },
    follow: (frame) => frame.map.click(),
  },
  'mf-cabinet': {
    account: 'all',
    path: '/en-us/profile/recycling-points',
    route: { id: 'my-recycling-points', path: 'profile/recycling-points' },
    // A menu closes when a page behind it has come.
    follow: (frame) =>
      expect(async () => {
        await frame.accountMenu.click();
        const link = frame.header.getByRole('link', { name: 'My recycling points', exact: true });
        await link.click({ timeout: 2000 });
      }).toPass(),
  },
};

/** A page of another remote. */
export const beside = (remote: RemoteName): Way =>
  WAYS[remote === 'mf-public' ? 'mf-points-map' : 'mf-public'];

/** A page of the shell's own, which knows of all remotes. */
export const SHELL_PAGE = '/en-us/no-such-page';

/** Two attempts at a build, the second with more patience, and what a busy machine needs. */
export const PATIENCE = 60_000;

/** Waits until a page of a remote has come, without a word of a failure. */
export async function expectPage(page: Page, frame: PortalFrame, { path }: Way): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path, { timeout: PATIENCE });
  await expect(frame.main).toHaveAttribute('aria-busy', 'false', { timeout: PATIENCE });
  await expect(frame.main.getByRole('heading', { level: 1 })).toHaveText(/\S/, { timeout: PATIENCE });
  await expect(frame.failure).toBeHidden();
}

/** Comes to a page of another remote, and notes how long that took. */
export async function expectOther(page: Page, frame: PortalFrame, other: Way): Promise<void> {
  const begin = performance.now();
  await other.follow(frame);
  await expectPage(page, frame, other);
  const took = `${Math.round(performance.now() - begin)} ms`;
  test.info().annotations.push({ type: OTHER_PAGE, description: took });
}
