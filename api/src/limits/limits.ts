import { type FormFacts, PHOTO_LIMITS, PORTAL_FORMS } from '@ecocircle/shared-contracts';
import { OWN_FILE_LIMITS } from '@ecocircle/shared-contracts/point-file';

const HOUR_SECONDS = 3600;
const YEAR_SECONDS = 365 * 24 * HOUR_SECONDS;
const KIB = 1024;

interface LimitFacts {
  /** The variable of the environment that sets it. */
  readonly variable: string;
  /** What holds where nothing sets it. */
  readonly unset: number;
  readonly most: number;
}

const perMinute = (variable: string, unset: number): LimitFacts => ({ variable, unset, most: 100_000_000 });

/** Every limit that an installation may set, and what it is unless it does. */
export const LIMITS = {
  /** How long an access token is good, in seconds. */
  tokenLifetimeSeconds: {
    variable: 'TOKEN_LIFETIME_SECONDS',
    unset: 12 * HOUR_SECONDS,
    most: YEAR_SECONDS,
  },
  /** Requests of one address. */
  requestsPerMinute: perMinute('REQUESTS_PER_MINUTE', 1200),
  /** How often one address may ask for a token. */
  loginsPerMinute: perMinute('LOGINS_PER_MINUTE', 60),
  /** Forms of one address, all kinds together. */
  formsPerMinute: perMinute('FORMS_PER_MINUTE', 10),
  /** Pictures of links for one address: each may have to be drawn. */
  picturesPerMinute: perMinute('PICTURES_PER_MINUTE', 120),
  /** Photos that one account may send: each is decoded. */
  photosPerMinute: perMinute('PHOTOS_PER_MINUTE', 60),
  /** Photos for reports that one address may send without an account. */
  reportPhotosPerMinute: perMinute('REPORT_PHOTOS_PER_MINUTE', 10),
  /** Reports of one address in an hour. */
  reportsPerHour: { variable: 'REPORTS_PER_HOUR', unset: 20, most: 100_000_000 },
  /** Reports of one point in an hour, by whomever: what more say of it adds nothing. */
  reportsOfPointPerHour: { variable: 'REPORTS_OF_POINT_PER_HOUR', unset: 30, most: 100_000_000 },
  /** Files of points that one account may send and fetch, and its reviews in bulk: each reads all points that it keeps. */
  pointFilesPerMinute: perMinute('POINT_FILES_PER_MINUTE', 20),
  /** Address searches of one network address, which may be passed on to a geocoder. */
  searchesPerMinute: perMinute('ADDRESS_SEARCHES_PER_MINUTE', 120),
  /** As many pages as one account may have open on one instance. */
  socketsPerAccount: { variable: 'LIVE_SOCKETS_PER_ACCOUNT', unset: 20, most: 100_000 },
} as const satisfies Record<string, LimitFacts>;

/** The limits of one API process. */
export type Limits = { readonly [Name in keyof typeof LIMITS]: number };

/** All limits: those that are set, and for the others what holds unless they are. */
export const limitsOf = (set: Partial<Limits>): Limits =>
  Object.fromEntries(
    Object.entries(LIMITS).map(([name, { unset }]) => [name, set[name as keyof Limits] ?? unset]),
  ) as Limits;

/** The longest form, in characters. */
const LONGEST_FORM = Math.max(
  ...Object.values<FormFacts>(PORTAL_FORMS).map(({ fields }) =>
    fields.reduce((sum, field) => sum + ('limit' in field ? field.limit : 0), 0),
  ),
);

/** The largest bodies that are read, in bytes. */
export const BODY_LIMITS = {
  unlessSaid: 256 * KIB,
  /** The longest form in a script of four bytes a letter, each byte escaped, and some room: whole parts of 32 KiB. */
  form: Math.ceil((LONGEST_FORM * 12 + 16 * KIB) / (32 * KIB)) * 32 * KIB,
  /** The longest name and password in a script of four bytes a letter, and room for what is refused at its field. */
  signUp: 32 * KIB,
  login: 16 * KIB,
  /** The largest photo, and room for the heads of its parts. */
  photo: PHOTO_LIMITS.bytes + 16 * KIB,
  /** The largest file of points, and room for the heads of its parts. */
  pointFile: OWN_FILE_LIMITS.bytes + 16 * KIB,
} as const;
