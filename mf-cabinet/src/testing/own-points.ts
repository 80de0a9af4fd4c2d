import {
  type ApiCall,
  type ApiService,
  missingOf,
  NO_SPECIAL_HOURS,
  POINT_STATUSES,
  type PointStatus,
  type RecyclingPoint,
  toPointDraft,
  toServerRecyclingPoint,
} from '@ecocircle/shared-contracts';
import { MOST_NAMED_REVIEWS, OWN_FILE_PATHS } from '@ecocircle/shared-contracts/point-file';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';

/** A point of the fixture's organisation. */
export function aPoint(facts: Partial<RecyclingPoint> & { readonly id: string }): ServerRecyclingPoint {
  return toServerRecyclingPoint({
    orgId: '7',
    creatorId: '3',
    name: `Point ${facts.id}`,
    status: 'accepted',
    address: `${facts.id} Green Street`,
    city: 'Rosario',
    country: 'AR',
    timeZone: 'America/Argentina/Cordoba',
    icon: { id: 'paper', url: '/media/icons/paper.svg', family: 'paper' },
    coords: { lng: -60.65, lat: -32.95 },
    comment: '',
    collectionRules: '',
    workingHours: null,
    workingHoursText: null,
    specialHours: NO_SPECIAL_HOURS,
    shownPhones: { contact: '', organization: '' },
    supervisorContacts: { name: '', phone: '', email: '' },
    smrs: [{ id: '1', uom: 'kg', rate: 2, typeId: 'cardboard' }],
    unfinishedSmrs: [],
    orgInfo: { fullName: 'Green LLC', tin: '', address: '', contacts: {}, logoUrl: null },
    photos: [],
    source: null,
    version: 1,
    closing: null,
    declineReason: null,
    verifiedAt: null,
    askedAt: null,
    revisionOf: null,
    openRevision: null,
    updatedAt: '2026-11-18T09:00:00Z',
    ...facts,
  });
}

/** One point in each of these statuses, ids counted from 1. */
export const pointsIn = (...statuses: readonly PointStatus[]): ServerRecyclingPoint[] =>
  statuses.map((status, index) => aPoint({ id: String(index + 1), status }));

const wireStatus = (point: ServerRecyclingPoint): string | undefined => point.relationships.status.data?.id;

function passes(point: ServerRecyclingPoint, { status, q }: NonNullable<ApiCall['query']>): boolean {
  const { name, address } = point.attributes;
  const found = `${name} ${address}`.toLowerCase().includes(String(q ?? '').toLowerCase());
  return found && (status === undefined || wireStatus(point) === status);
}

/** A revision is as complete as its point. */
const isReady = (point: ServerRecyclingPoint): boolean =>
  [wireStatus(point), point.attributes.open_revision?.status].includes('draft') &&
  missingOf(toPointDraft(point)).length === 0;

/** An open report of a visitor on the point of this id, as the API sends it. */
export const aReport = (id: string, pointId: string, text = '') => ({
  id,
  point_id: pointId,
  point_name: `Point ${pointId}`,
  kind: 'wrong-hours',
  text,
  sent_at: '2026-11-19T09:00:00Z',
});

/**
 * Answers `GET /api/web/v1/facility/facility/?owner=me`, which of those points are ready for review, and the open reports
 * on them as the API does, and keeps which points it was asked for.
 */
export function serveOwnPoints(
  points: readonly ServerRecyclingPoint[],
  reports: readonly ReturnType<typeof aReport>[] = [],
) {
  const calls: ApiCall[] = [];
  const authenticated: ApiService['authenticated'] = async (call) => {
    if (call.path.endsWith('/facility/reports/')) {
      const { point } = call.query ?? {};
      const found = reports.filter(({ point_id }) => point === undefined || point_id === point);
      return { data: found, meta: { total: found.length } };
    }
    if (call.path.endsWith('/facility/report-counts/')) {
      const byPoint = Map.groupBy(reports, ({ point_id }) => point_id);
      return { data: [...byPoint].map(([point_id, { length: open }]) => ({ point_id, open })) };
    }
    calls.push(call);
    const query = call.query ?? {};
    if (call.path === OWN_FILE_PATHS.bulkTransit) {
      const ids = points.filter((point) => passes(point, query) && isReady(point)).map(({ id }) => id);
      return { data: { ids: ids.slice(0, MOST_NAMED_REVIEWS), total: ids.length } };
    }
    if (query.owner !== 'me') throw new Error(`asked for points of ${query.owner}`);
    const size = Number(query.page_size);
    const page = Number(query.page ?? 1);
    const found = points.filter((point) => passes(point, query));
    return { data: found.slice((page - 1) * size, page * size), meta: { total: found.length } };
  };
  return { authenticated, calls };
}

/** The server's name of every status. */
export const SERVER_STATUSES = Object.values(POINT_STATUSES);
