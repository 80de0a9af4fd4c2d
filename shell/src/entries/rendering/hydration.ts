import type { PageData } from '@ecocircle/shared-contracts';
import { isRouteErrorResponse } from '@ecocircle/shared-contracts/router';
import type { StaticHandlerContext } from '@ecocircle/shared-contracts/router-server';

function serialiseErrors(errors: StaticHandlerContext['errors']): Record<string, unknown> | undefined {
  if (!errors) return undefined;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: error.data }
        : { status: 500, statusText: '', data: null },
    ]),
  );
}

/** What the browser needs to hydrate a page from: its address, the data of its loaders and their errors. */
export const hydrationOf = ({
  location,
  loaderData,
  errors,
}: StaticHandlerContext): PageData['hydration'] => ({
  path: location.pathname + location.search,
  loaderData,
  errors: serialiseErrors(errors),
});
