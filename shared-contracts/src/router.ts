/**
 * The part of react-router that the portal uses. It is the shared singleton: apps import it from here and never
 * from react-router, so that what nobody uses is not shipped.
 */

export type { HydrationState, LoaderFunctionArgs, RouteObject, StaticHandlerContext } from 'react-router';
export {
  Await,
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  data,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
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
  ScrollRestoration,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  useSearchParams,
} from 'react-router';
