import { Answer } from '../api/answer.ts';
import type { FormEnvelope } from '../forms/portal-forms.ts';

/** How far around its place an alert reaches, in metres. */
export const ALERT_RADII = [1000, 3000, 5000, 10_000, 25_000] as const;

/** How far an alert reaches, in metres. */
export type AlertRadius = (typeof ALERT_RADII)[number];

/** Of an alert: how many materials, and how many characters the name of its place has; of an address, how many alerts. */
export const ALERT_LIMITS = { materials: 30, place: 100, ofAddress: 10 } as const;

/**
 * Where alerts are asked for, confirmed and ended, each by a POST that answers with a `SubmissionAnswer`.
 *
 * - `ask` takes a {@link PointAlertRequest} and always answers the same: whether an address is known is told by mail only.
 *   A form without scripts sends its numbers as text and `materials` once for each of them, and is led to
 *   `/request-result/alert-asked`.
 * - `confirm` and `leave` take `{ token, locale? }`; `message` is `already` where there was nothing to do. `leave` takes
 *   `all: 'yes'` to end all alerts of the address. A link that does not work is told by `linkStateOf`. A form without
 *   scripts is led to `/alerts/confirm/{token}` or `/alerts/leave/{token}` with `?result=` and `done`, `already`,
 *   `expired` or `unknown`.
 *
 * A GET of `ask` followed by `{token}/`, of either kind of link, reads an alert: {@link readPointAlert}. It changes nothing.
 */
export const ALERT_PATHS = {
  ask: '/api/web/v1/point-alerts/',
  confirm: '/api/web/v1/point-alerts/confirm/',
  leave: '/api/web/v1/point-alerts/leave/',
} as const;

/**
 * The wish to be told by mail when a point for something opens in an area.
 *
 * @example
 * const request: PointAlertRequest = {
 *   email: 'ada@example.org',
 *   materials: ['batteries'],
 *   lng: 76.93,
 *   lat: 43.24,
 *   radius: 3000,
 *   place: 'Almaty',
 *   locale: 'en-US',
 * };
 */
export interface PointAlertRequest extends FormEnvelope {
  readonly email: string;
  /** Ids of the dictionary, at least one; a point that takes any of them is told. */
  readonly materials: readonly string[];
  /** The middle of the area, in degrees, WGS 84; kept to about a hundred metres. */
  readonly lng: number;
  readonly lat: number;
  readonly radius: AlertRadius;
  /** What the asking person calls the middle of the area, such as a city or a street. */
  readonly place: string;
}

/** An alert waits for the link in its first mail, watches, or has ended. */
export const ALERT_STATES = ['pending', 'active', 'ended'] as const;

/** What has become of an alert. */
export type AlertState = (typeof ALERT_STATES)[number];

/** What an alert watches, as the pages behind its links say it. Of one that has ended nothing is known. */
export interface PointAlert {
  readonly state: AlertState;
  /** What its owner calls the middle of the area; empty once it has ended. */
  readonly place: string;
  /** The middle of the area in degrees, to about a hundred metres; null once it has ended. */
  readonly lng: number | null;
  readonly lat: number | null;
  /** Metres; null once it has ended. */
  readonly radius: number | null;
  /** Ids of the dictionary; empty once it has ended. */
  readonly materials: readonly string[];
  /** How many other active alerts the address has. */
  readonly others: number;
}

/** Reads an alert: the answer of a GET of {@link ALERT_PATHS}`.ask` followed by `{token}/`. */
export function readPointAlert(answer: unknown): PointAlert {
  const data = Answer.of(answer).object('data');
  return {
    state: data.oneOf('state', ALERT_STATES),
    place: data.text('place'),
    lng: data.figureOrNull('lng'),
    lat: data.figureOrNull('lat'),
    radius: data.figureOrNull('radius'),
    materials: data.texts('materials'),
    others: data.figure('others'),
  };
}
