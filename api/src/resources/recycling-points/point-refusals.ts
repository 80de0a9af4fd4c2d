import type { PointLack } from '@ecocircle/shared-contracts';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { RequestError } from '../../errors/request-error.ts';

/** There is no such point, or none that the caller may know of. */
export const noSuchPoint = () =>
  new RequestError({ status: 404, code: 'point-not-found', title: 'There is no such recycling point' });

/** The answer for a point that is closed for good: what there is to know of it stays. */
export const closedForGood = (data: ServerRecyclingPoint) => ({
  errors: [{ status: '410', code: 'point-closed', title: 'The recycling point is closed for good' }],
  data,
});

/** The status of the point does not allow what was asked for. */
export const notInStatus = (status: string) =>
  new RequestError({
    status: 409,
    code: 'not-allowed-in-status',
    title: 'The status of the recycling point does not allow this',
    detail: `The recycling point is in the status ${status}.`,
  });

/** Somebody else changed the point since it was read; the error carries it as it is now. */
export const versionConflict = (present: ServerRecyclingPoint) =>
  new RequestError({
    status: 409,
    code: 'version-conflict',
    title: 'The recycling point was changed meanwhile',
    meta: { present },
  });

const LACKS: Readonly<Record<PointLack['rule'], string>> = {
  required: 'This field is required',
  email: 'Value is not a valid email address',
  phone: 'Value is not a valid phone number',
  price: 'Value is not a price',
  'break-order': 'The lunch break ends before it begins',
  'break-outside': 'The lunch break lies outside the working hours',
  'working-day': 'At least one working day is required',
  rate: 'At least one raw material is required',
  unsaved: 'This rate has to be saved first',
};

/** The point is not ready for a review: behind the first error there is one for everything that it lacks. */
export const incomplete = (lacks: readonly PointLack[]) =>
  new RequestError(
    { status: 409, code: 'point-incomplete', title: 'The recycling point is not complete' },
    ...lacks.map(({ field, rule }) => ({
      status: 409,
      code: rule,
      title: LACKS[rule],
      source: { pointer: `/${field.replaceAll('.', '/')}` },
    })),
  );

/** A value of the body that names nothing known, or cannot be right. */
export const wrongValue = (pointer: string, code: string, title: string) =>
  new RequestError({ status: 422, code, title, source: { pointer } });
