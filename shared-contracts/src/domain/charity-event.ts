import * as v from 'valibot';

/**
 * The kinds of charity event, each with a cover drawing of its own.
 *
 * @example
 * EVENT_KINDS.map((kind) => <option key={kind} value={kind} />);
 */
export const EVENT_KINDS = ['cleanup', 'collection', 'planting', 'workshop', 'exchange'] as const;

/**
 * A kind of charity event.
 *
 * @example
 * const kind: EventKind = 'cleanup';
 */
export type EventKind = (typeof EVENT_KINDS)[number];

/**
 * Where an event stands. Only published and cancelled ones are public.
 *
 * @example
 * EVENT_STATUSES.includes('cancelled'); // true
 */
export const EVENT_STATUSES = ['draft', 'published', 'cancelled', 'deleted'] as const;

/**
 * A status of a charity event.
 *
 * @example
 * const status: EventStatus = 'published';
 */
export type EventStatus = (typeof EVENT_STATUSES)[number];

/**
 * Schema of {@link ServerCharityEvent}.
 *
 * @example
 * const event = toCharityEvent(v.parse(ServerCharityEventSchema, answer.data));
 */
export const ServerCharityEventSchema = v.object({
  id: v.string(),
  type: v.literal('promotion'),
  attributes: v.object({
    name: v.string(),
    description: v.string(),
    kind: v.picklist(EVENT_KINDS),
    status: v.picklist(EVENT_STATUSES),
    starts_at: v.pipe(v.string(), v.isoTimestamp()),
    ends_at: v.pipe(v.string(), v.isoTimestamp()),
    time_zone: v.string(),
    city: v.string(),
    address: v.string(),
    point: v.object({ type: v.literal('Point'), coordinates: v.tuple([v.number(), v.number()]) }),
    organizer: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
    photo: v.nullable(v.object({ url: v.string(), width: v.number(), height: v.number() })),
    updated_at: v.string(),
  }),
});

/**
 * A charity event as the server sends it; moments are ISO 8601 in UTC.
 *
 * @example
 * const startsAt = (answer.data satisfies ServerCharityEvent).attributes.starts_at;
 */
export type ServerCharityEvent = v.InferOutput<typeof ServerCharityEventSchema>;

/**
 * A charity event as the apps know it. `startsAt` and `endsAt` are ISO 8601 moments in UTC, shown in `timeZone`.
 *
 * @example
 * const event: CharityEvent = toCharityEvent(v.parse(ServerCharityEventSchema, answer.data));
 */
export interface CharityEvent {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly kind: EventKind;
  readonly status: EventStatus;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly city: string;
  readonly address: string;
  /** Degrees, WGS 84. */
  readonly coords: { readonly lng: number; readonly lat: number };
  readonly organizer: { readonly name: string; readonly phone: string; readonly email: string };
  readonly photo: { readonly url: string; readonly width: number; readonly height: number } | null;
  readonly updatedAt: string;
}

/**
 * Maps an event from the server's shape.
 *
 * @example
 * const { startsAt, timeZone } = toCharityEvent(server);
 */
export function toCharityEvent({ id, attributes: a }: ServerCharityEvent): CharityEvent {
  const [lng, lat] = a.point.coordinates;
  return {
    id,
    name: a.name,
    description: a.description,
    kind: a.kind,
    status: a.status,
    startsAt: a.starts_at,
    endsAt: a.ends_at,
    timeZone: a.time_zone,
    city: a.city,
    address: a.address,
    coords: { lng, lat },
    organizer: a.organizer,
    photo: a.photo,
    updatedAt: a.updated_at,
  };
}
