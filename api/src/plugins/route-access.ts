import type { ServerRole, StaffRole } from '@ecocircle/shared-contracts';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import type { Session } from '../sessions/sessions.ts';
import { expectRole, unauthorized } from './authentication.ts';
import { isStaffRole, requireStaff } from './desk-access.ts';

/**
 * Who may call a route: anybody, any signed-in account, an account that may act and has the role or one of several, or
 * staff signed in at the desk.
 */
export type Access = 'public' | 'authenticated' | ServerRole | readonly ServerRole[] | StaffRole;

/** A route as it was registered. */
export interface KnownRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access | undefined;
  readonly schema: FastifySchema | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required of every route; without it the app does not start. */
    access?: Access;
  }
  interface FastifyRequest {
    /** The session of a route that is not public. */
    caller: Session | null;
  }
  interface FastifyInstance {
    /** Every route that the app has. */
    knownRoutes(): KnownRoute[];
  }
}

const toKnown = ({ method, url, config, schema }: RouteOptions): KnownRoute[] =>
  [method].flat().map((one) => ({ method: one, url, access: config?.access, schema }));

/** The session of a request to a route that is not public. */
export function callerOf({ caller }: { readonly caller: Session | null }): Session {
  if (!caller) throw unauthorized();
  return caller;
}

/** The options of a route that anybody may call, whose parts and answers have these schemas. */
export const publicly = <Schema extends FastifySchema>(schema: Schema) =>
  ({ schema, config: { access: 'public' } }) as const;

/** Gives an access and schemas to the routes of a plugin that takes none for them. */
export function declareAccess(scope: FastifyInstance, access: Access, schema: FastifySchema = {}): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access };
    route.schema = { ...route.schema, ...schema };
  });
}

function expectDeclarations(routes: readonly KnownRoute[]): void {
  const open = routes.filter(({ access }) => access === undefined);
  if (open.length === 0) return;
  const named = open.map(({ method, url }) => `${method} ${url}`).join(', ');
  throw new Error(`Routes must say in config.access who may call them: ${named}`);
}

/**
 * Allows each route only to the callers that it names in `config.access`. It checks after the rate
 * limits, so that guessing tokens is limited too, and before the body is read.
 */
export function registerRouteAccess(app: FastifyInstance): void {
  const registered: RouteOptions[] = [];
  const knownRoutes = () => registered.flatMap(toKnown);
  app.decorate('knownRoutes', knownRoutes);
  app.decorateRequest('caller', null);
  app.addHook('onRoute', (route) => {
    registered.push(route);
  });
  app.addHook('onReady', async () => expectDeclarations(knownRoutes()));
  app.addHook('preParsing', async (request) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === 'public') return;
    if (isStaffRole(access)) {
      request.staff = await requireStaff(app, request, access);
      return;
    }
    request.caller = await app.requireCaller(request);
    if (access !== undefined && access !== 'authenticated')
      expectRole(request.caller.account, ...[access].flat());
  });
}
