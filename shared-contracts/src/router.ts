/**
 * The part of react-router that the portal uses. It is the shared singleton: apps import it from here and never
 * from react-router, so that what nobody uses is not shipped.
 */

export type { LoaderFunctionArgs, RouteObject } from 'react-router';
export {
  Await,
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  Link,
  matchPath,
  NavLink,
  Outlet,
  RouterProvider,
  redirect,
  StaticRouterProvider,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
