import type { createBrowserRouter } from '@ecocircle/shared-contracts/router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * A router whose state stays as it is until somebody follows it. A page is hydrated in turns with the browser, from the
 * state that the server rendered: where somebody goes back meanwhile, it is taken over first, and then leaves.
 */
export function heldUntilFollowed(router: Router): Router {
  const { state } = router;
  let isFollowed = false;
  const subscribe: Router['subscribe'] = (follower) => {
    isFollowed = true;
    return router.subscribe(follower);
  };
  return Object.create(router, {
    state: { get: () => (isFollowed ? router.state : state) },
    subscribe: { value: subscribe },
  });
}
