import { resolve } from 'node:path';
import { testedVariable, variable } from '@ecocircle/shared-contracts/schemas';
import { isOnThisMachine } from './archive-location.ts';
import { ARCHIVE_ENDING } from './packed-folder.ts';
import type { S3Settings } from './s3-ranges.ts';

/** Archives that an operator has named, and how buckets are reached. */
export interface BasemapArchives {
  readonly locations: readonly string[];
  readonly s3: S3Settings;
}

const locationsIn = (text: string): string[] =>
  text
    .split(',')
    .map((location) => location.trim())
    .filter((location) => location !== '');

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

function isLocation(text: string): boolean {
  if (isOnThisMachine(text)) return !text.includes('://') && text.endsWith(ARCHIVE_ENDING);
  if (!URL.canParse(text)) return false;
  const { host, pathname } = new URL(text);
  return host !== '' && pathname.length > 1;
}

/** The variables of the street map's archives. Those of S3 are named as its own tools name them. */
export const BASEMAP_VARIABLES = {
  BASEMAP_PMTILES: testedVariable(
    `must be paths of ${ARCHIVE_ENDING} files, http://, https:// or s3:// addresses, separated by commas`,
    (text) => locationsIn(text).every(isLocation),
  ),
  AWS_ACCESS_KEY_ID: variable(),
  AWS_SECRET_ACCESS_KEY: variable(),
  AWS_SESSION_TOKEN: variable(),
  AWS_REGION: variable().default('us-east-1'),
  AWS_ENDPOINT_URL_S3: testedVariable('must be an http:// or https:// address', isWebAddress),
};

interface Variables {
  readonly BASEMAP_PMTILES?: string | undefined;
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
  readonly AWS_SESSION_TOKEN?: string | undefined;
  readonly AWS_REGION?: string | undefined;
  readonly AWS_ENDPOINT_URL_S3?: string | undefined;
}

function keysOf(env: Variables): S3Settings['keys'] {
  if (!env.AWS_ACCESS_KEY_ID || !env.AWS_SECRET_ACCESS_KEY) return null;
  return {
    accessKeyId: env.AWS_ACCESS_KEY_ID,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
    sessionToken: env.AWS_SESSION_TOKEN,
  };
}

/** The archives of the environment; paths start at the folder of the process. */
export const archivesOf = (env: Variables): BasemapArchives => ({
  locations: locationsIn(env.BASEMAP_PMTILES ?? '').map((location) =>
    isOnThisMachine(location) ? resolve(location) : location,
  ),
  s3: {
    region: env.AWS_REGION ?? 'us-east-1',
    endpoint: env.AWS_ENDPOINT_URL_S3 ?? null,
    keys: keysOf(env),
  },
});

/** One key without the other would ask a private bucket unsigned. */
export function missingForBasemap({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: NodeJS.ProcessEnv): string[] {
  return Boolean(AWS_ACCESS_KEY_ID) === Boolean(AWS_SECRET_ACCESS_KEY)
    ? []
    : ['AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY need each other'];
}
