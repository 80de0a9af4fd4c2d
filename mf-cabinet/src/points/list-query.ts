import { POINT_STATUSES, type PointStatus } from '@ecocircle/shared-contracts';
import { pageNumber } from '../pager/index.ts';

/** Which of the points are listed. `status` null is every status; pages count from 1. */
export interface PointListQuery {
  readonly status: PointStatus | null;
  readonly search: string;
  readonly page: number;
}

/** The whole list from its beginning. */
export const WHOLE_LIST: PointListQuery = { status: null, search: '', page: 1 };

const LONGEST_SEARCH = 100;

const isStatus = (name: string | null): name is PointStatus =>
  name !== null && Object.hasOwn(POINT_STATUSES, name);

/** Reads a query from the page's address; what is not understood counts as absent. */
export function toPointListQuery(parameters: URLSearchParams): PointListQuery {
  const status = parameters.get('status');
  return {
    status: isStatus(status) ? status : null,
    search: (parameters.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: pageNumber(parameters),
  };
}

/** The address of a list. */
export function pointListPath({ status, search, page }: PointListQuery): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set('status', status);
  if (search) parameters.set('q', search);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return `/profile/recycling-points${text ? `?${text}` : ''}`;
}

/** The address of the page of an own point, with a page of its history. */
export const pointPath = (id: string, page = 1): string =>
  `/profile/recycling-points/${encodeURIComponent(id)}${page > 1 ? `?page=${page}` : ''}`;
