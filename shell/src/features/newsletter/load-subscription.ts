import type { ComponentType } from 'react';

/** Loads the newsletter's form of the footer; where that fails the page goes on without it. */
export const loadSubscription = (): Promise<{ readonly default: ComponentType }> =>
  import(/* webpackChunkName: "newsletter" */ './footer-subscription.tsx').catch(() => ({
    default: () => null,
  }));

/** The same, where the page of a path has it: what the server rendered then finds it at hydration. */
export const subscriptionFor = (path: string): Promise<unknown> =>
  path === '/' ? Promise.resolve() : loadSubscription();
