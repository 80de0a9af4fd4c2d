import type { PageData } from '@ecocircle/shared-contracts';
import { ErrorResponseImpl, isRouteErrorResponse } from '@ecocircle/shared-contracts/router';
import type { StaticHandlerContext } from '@ecocircle/shared-contracts/router-server';

/**
 * The errors of a page as a browser may hear of them: an answer as it is, anything else as a fault of ours. The server
 * renders these, too, so that a browser finds the page that it would make.
 */
export const withToldErrors = (context: StaticHandlerContext): StaticHandlerContext => ({
  ...context,
  errors:
    context.errors &&
    Object.fromEntries(
      Object.entries(context.errors).map(([id, error]) => [
        id,
        isRouteErrorResponse(error)
          ? new ErrorResponseImpl(error.status, error.statusText, error.data)
          : new ErrorResponseImpl(500, '', null),
      ]),
    ),
});

const serialiseErrors = (errors: Record<string, ErrorResponseImpl>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(errors).map(([id, { status, statusText, data }]) => [id, { status, statusText, data }]),
  );

/** What the browser needs to hydrate a page from: its address, the data of its loaders and their told errors. */
export const hydrationOf = ({
  location,
  loaderData,
  errors,
}: StaticHandlerContext): PageData['hydration'] => ({
  path: location.pathname + location.search,
  loaderData,
  errors: errors ? serialiseErrors(errors) : undefined,
});
