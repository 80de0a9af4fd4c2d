import * as v from 'valibot';
import { LOCALES, REGIONS } from '../locales/locales.ts';

/**
 * Roles of the client; the server's names for them are in {@link SERVER_ROLES}.
 *
 * @example
 * CLIENT_ROLES.filter((role) => session.hasRole(role));
 */
export const CLIENT_ROLES = ['user', 'charity-events-creator', 'recycling-points-creator'] as const;

/**
 * A role that opens private pages. One account may hold several.
 *
 * @example
 * const role: ClientRole = 'charity-events-creator';
 */
export type ClientRole = (typeof CLIENT_ROLES)[number];

const pixels = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Schema of {@link RouteLayout}.
 *
 * @example
 * v.parse(v.partial(RouteLayoutSchema), { footer: 'none' });
 */
export const RouteLayoutSchema = v.strictObject({
  maxWidth: pixels,
  sideWidth: pixels,
  sideFrom: pixels,
  footer: v.picklist(['full', 'small', 'none']),
  background: v.picklist(['paper', 'surface', 'brand-soft']),
  pullToRefresh: v.boolean(),
  languageMessage: v.picklist(['inline', 'overlay']),
});

/**
 * How the shell lays out a route. Lengths are CSS pixels: `maxWidth` of the page, `sideWidth` of the side
 * columns, `sideFrom` the body width from which the side columns show.
 *
 * @example
 * const layout: RouteLayout = { ...DEFAULT_LAYOUT, maxWidth: 3200, footer: 'none', pullToRefresh: false };
 */
export type RouteLayout = v.InferOutput<typeof RouteLayoutSchema>;

/**
 * The layout of a route that says nothing.
 *
 * @example
 * const layout = { ...DEFAULT_LAYOUT, ...route.layout };
 */
export const DEFAULT_LAYOUT: RouteLayout = {
  maxWidth: 1440,
  sideWidth: 220,
  sideFrom: 1080,
  footer: 'full',
  background: 'paper',
  pullToRefresh: true,
  languageMessage: 'inline',
};

/**
 * The layout of the private cabinet.
 *
 * @example
 * CABINET_LAYOUT.sideFrom; // 1250
 */
export const CABINET_LAYOUT: RouteLayout = {
  ...DEFAULT_LAYOUT,
  maxWidth: 1600,
  sideWidth: 280,
  sideFrom: 1250,
};

const RouteHeadSchema = v.strictObject({
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.string(),
});

/**
 * Title and description of a route in one locale, for the head that the server writes.
 *
 * @example
 * const head: RouteHead = { title: 'Recycling points', description: 'Where to hand in glass and paper.' };
 */
export type RouteHead = v.InferOutput<typeof RouteHeadSchema>;

/**
 * Schema of {@link RemoteRoute}.
 *
 * @example
 * v.parse(RemoteRouteSchema, { id: 'home', path: '', access: 'public', render: 'server', head });
 */
export const RemoteRouteSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  path: v.pipe(v.string(), v.regex(/^(?!\/)[^#]*$/, 'a path pattern without a leading slash')),
  access: v.picklist(['public', 'authenticated', ...CLIENT_ROLES]),
  render: v.picklist(['server', 'client']),
  regions: v.optional(v.pipe(v.array(v.picklist(REGIONS)), v.minLength(1))),
  indexable: v.optional(v.boolean()),
  layout: v.optional(v.partial(RouteLayoutSchema), {}),
  texts: v.optional(v.array(v.string())),
  head: v.strictObject(v.entriesFromList(LOCALES, RouteHeadSchema)),
});

/**
 * A route that a remote owns, as its descriptor declares it before any of its code runs.
 * `id` equals the `id` of the route object that the remote module returns; `path` is a react-router pattern
 * relative to the root (`''` is home); `render` says whether the edge renders the page or only its head; `regions`
 * are the only ones whose locales have the page (elsewhere it is not found), all of them unless given; `indexable` is
 * false for a public page that search engines shall not list; `texts` are the top-level keys of the remote's
 * translations that the page shows: a document of this page carries only these, and the others come with the next
 * page; all of them unless given.
 *
 * @example
 * { id: 'charity-event', path: 'charity-event/:id', access: 'public', render: 'server', layout: {}, head }
 */
export type RemoteRoute = v.InferOutput<typeof RemoteRouteSchema>;
