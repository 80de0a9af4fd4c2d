import { resolve } from 'node:path';
import { REMOTE_NAMES } from '@ecocircle/shared-contracts';
import { describeErrors } from '@ecocircle/shared-contracts/rules';
import {
  checkedEnvironment,
  environmentOf,
  metricsVariable,
  nameVariable,
  proxiesVariable,
  testedVariable,
  variable,
  wholeVariable,
} from '@ecocircle/shared-contracts/schemas';
import { mapTilesOf, tileUrlProblem } from './map-tiles.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const project = resolve(import.meta.dirname, '..', '..');
const urlVariable = (message: string) => testedVariable(message, URL.canParse);

const EnvironmentSchema = environmentOf({
  NODE_ENV: variable(),
  DEV_REMOTE: nameVariable(REMOTE_NAMES, 'must be the name of a remote').test(
    'released',
    'is not allowed in production: it would run code that was not released',
    (remote, { parent }) => remote === undefined || parent.NODE_ENV !== 'production',
  ),
  PORT: wholeVariable(0, 65_535, 'must be a port number').default(3000),
  HOST: variable().default('0.0.0.0'),
  API_URL: urlVariable('must be a URL').default('http://127.0.0.1:3001'),
  DATA_DIR: variable().default(resolve(project, '.data')),
  RELEASE_STORE: variable(),
  KEPT_RELEASES: variable(),
  SHELL_DIST: variable(),
  DESK_DIST: variable().default(resolve(project, 'desk', 'dist')),
  TRUST_PROXY: proxiesVariable(),
  PORTAL_HOST_DESK: variable(),
  PORTAL_HOST_RU: variable(),
  PORTAL_HOST_KZ: variable(),
  PORTAL_HOST_INT: variable(),
  MAP_TILE_URL: variable().test('tiles', (template, context) => {
    const problem = template === undefined ? null : tileUrlProblem(template);
    return problem === null || context.createError({ message: problem });
  }),
  MAP_TILE_ATTRIBUTION: variable(),
  GOOGLE_CLIENT_ID: variable(),
  IP_LOCATION_URL: variable(),
  OFFLINE_WORKERS: nameVariable(['on', 'off'], 'must be on or off').default('on'),
  RENDER_BUDGET_MS: wholeVariable(0, 999_999, 'must be milliseconds').default(300),
  RENDER_LIMIT_MS: wholeVariable(100, 600_000, 'must be milliseconds').default(2500),
  RENDER_MEMORY_MB: wholeVariable(128, 16_384, 'must be megabytes, at least 128').default(256),
  VITALS_PERCENT: wholeVariable(0, 100, 'must be a percentage, 0 to 100').default(25),
  METRICS_PORT: metricsVariable(9464),
  DRAIN_MS: wholeVariable(0, 600_000, 'must be milliseconds').default(300),
  LOG_LEVEL: nameVariable(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
});

/** How the edge runs. Folders are absolute; URLs carry no trailing slash. */
export type EdgeConfig = ReturnType<typeof readConfig>;

/** An unreleased build that stands in for a remote's active one. */
export type DevBuild = NonNullable<EdgeConfig['devBuild']>;

/** @throws RangeError naming each wrong variable */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const result = checkedEnvironment(EnvironmentSchema, environment);
  if ('errors' in result)
    throw new RangeError(`wrong environment: ${describeErrors(result.errors).join('; ')}`);
  const env = result.value;
  return {
    port: env.PORT,
    host: env.HOST,
    /** Whose word about a visitor's address and scheme is taken. */
    trustProxy: env.TRUST_PROXY,
    apiUrl: env.API_URL.replace(/\/+$/, ''),
    releaseStore: resolve(env.RELEASE_STORE ?? resolve(env.DATA_DIR, 'releases')),
    /** Holds what this edge keeps of the release store, which may go away. */
    keptReleases: resolve(env.KEPT_RELEASES ?? resolve(env.DATA_DIR, 'kept-releases')),
    /** The remote that a developer works on, and the folder of its unreleased build; never in production. */
    devBuild: env.DEV_REMOTE
      ? { remote: env.DEV_REMOTE, folder: resolve(project, env.DEV_REMOTE, 'dist') }
      : null,
    /** A build of the shell that is served whichever is released. */
    givenShell: env.SHELL_DIST === undefined ? null : resolve(env.SHELL_DIST),
    /** The build of this checkout, which is served where no shell is released. */
    ownShell: resolve(import.meta.dirname, '..', 'dist'),
    deskDist: resolve(env.DESK_DIST),
    /** The host of the staff's desk; undefined: `desk.localhost`. */
    deskHost: env.PORTAL_HOST_DESK,
    productionHosts: { ru: env.PORTAL_HOST_RU, kz: env.PORTAL_HOST_KZ, int: env.PORTAL_HOST_INT },
    /** The service that browsers ask for tiles where the own map has no streets; null: none is. */
    mapTiles: mapTilesOf(env.MAP_TILE_URL, env.MAP_TILE_ATTRIBUTION),
    /** Whether the API signs people in with Google; never in Kazakhstan. */
    googleSignIn: Boolean(env.GOOGLE_CLIENT_ID),
    /** Whether the API can tell where the address of a visitor is. */
    ipLocation: Boolean(env.IP_LOCATION_URL),
    /** Whether remotes give their service workers, or what browsers have of them is ended. */
    offlineWorkers: env.OFFLINE_WORKERS,
    /** Milliseconds that a visitor waits for a page with the new data before the kept one is sent. */
    renderBudget: env.RENDER_BUDGET_MS,
    /** Which part of the pages tells how fast it was. */
    vitalsShare: env.VITALS_PERCENT / 100,
    /** Milliseconds that one page may take to render, and may wait for its turn. */
    renderLimit: env.RENDER_LIMIT_MS,
    /** Megabytes that a process may hold that renders pages. */
    renderMemory: env.RENDER_MEMORY_MB,
    /** Milliseconds that the edge goes on answering when it is asked to end. */
    drainMs: env.DRAIN_MS,
    /** Where Prometheus reads what the edge measures of itself; `none`: nowhere. */
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
  };
}
