import { resolve } from 'node:path';
import { type ProductionHosts, REMOTE_NAMES, type RemoteName } from '@ecocircle/shared-contracts';
import * as v from 'valibot';

const project = resolve(import.meta.dirname, '..', '..');
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65535),
);

const EnvironmentSchema = v.pipe(
  v.object({
    NODE_ENV: v.optional(v.string()),
    DEV_REMOTE: v.optional(v.picklist(REMOTE_NAMES, 'must be the name of a remote')),
    PORT: v.optional(port, '3000'),
    HOST: v.optional(v.string(), '0.0.0.0'),
    API_URL: v.optional(v.pipe(v.string(), v.url('must be a URL')), 'http://127.0.0.1:3001'),
    DATA_DIR: v.optional(v.string(), resolve(project, '.data')),
    RELEASE_STORE: v.optional(v.string()),
    SHELL_DIST: v.optional(v.string(), resolve(import.meta.dirname, '..', 'dist')),
    PORTAL_HOST_RU: v.optional(v.string()),
    PORTAL_HOST_KZ: v.optional(v.string()),
    PORTAL_HOST_INT: v.optional(v.string()),
    MAP_TILE_URL: v.optional(v.pipe(v.string(), v.url('must be a URL template'))),
    MAP_TILE_ATTRIBUTION: v.optional(v.string()),
    GOOGLE_CLIENT_ID: v.optional(v.string()),
    RENDER_BUDGET_MS: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be milliseconds'), v.transform(Number)),
      '300',
    ),
    LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
  }),
  v.forward(
    v.partialCheck(
      [['NODE_ENV'], ['DEV_REMOTE']],
      ({ NODE_ENV, DEV_REMOTE }) => DEV_REMOTE === undefined || NODE_ENV !== 'production',
      'is not allowed in production: it would run code that was not released',
    ),
    ['DEV_REMOTE'],
  ),
);

/** An unreleased build that stands in for a remote's active one. */
export interface DevBuild {
  readonly remote: RemoteName;
  readonly folder: string;
}

/** How the edge runs. Folders are absolute; URLs carry no trailing slash. */
export interface EdgeConfig {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  readonly releaseStore: string;
  /** The remote that a developer works on, and the folder of its unreleased build; never in production. */
  readonly devBuild: DevBuild | null;
  readonly shellDist: string;
  readonly productionHosts: ProductionHosts;
  readonly mapTiles: { readonly url: string; readonly attribution: string } | null;
  /** Whether the API signs people in with Google; never in Kazakhstan. */
  readonly googleSignIn: boolean;
  /** Milliseconds that a visitor waits for a page to be rendered before its frame is sent. */
  readonly renderBudget: number;
  readonly logLevel: string;
}

/**
 * Reads the edge's configuration.
 *
 * @throws RangeError naming each wrong variable
 */
export function readConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  const result = v.safeParse(EnvironmentSchema, environment);
  if (!result.success) {
    const issues = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new RangeError(`wrong environment: ${issues.join('; ')}`);
  }
  const env = result.output;
  return {
    port: env.PORT,
    host: env.HOST,
    apiUrl: env.API_URL.replace(/\/+$/, ''),
    releaseStore: resolve(env.RELEASE_STORE ?? resolve(env.DATA_DIR, 'releases')),
    devBuild: env.DEV_REMOTE
      ? { remote: env.DEV_REMOTE, folder: resolve(project, env.DEV_REMOTE, 'dist') }
      : null,
    shellDist: resolve(env.SHELL_DIST),
    productionHosts: { ru: env.PORTAL_HOST_RU, kz: env.PORTAL_HOST_KZ, int: env.PORTAL_HOST_INT },
    mapTiles: env.MAP_TILE_URL
      ? { url: env.MAP_TILE_URL, attribution: env.MAP_TILE_ATTRIBUTION ?? '' }
      : null,
    googleSignIn: Boolean(env.GOOGLE_CLIENT_ID),
    renderBudget: env.RENDER_BUDGET_MS,
    logLevel: env.LOG_LEVEL,
  };
}
