import { type DayRange, dayRangeProblems } from '@ecocircle/shared-contracts';
import { type AnySchema, ValidationError } from 'yup';

/** The name of the test that days the wrong way round fail. */
export const DAYS_IN_ORDER = 'days-in-order';

/** Refuses a query whose days are the wrong way round, at both parameters. */
export const daysInOrder = <Query extends AnySchema<DayRange>>(query: Query): Query =>
  query.test(DAYS_IN_ORDER, (days, { createError }) => {
    const problems = Object.entries(dayRangeProblems(days ?? {}));
    if (problems.length === 0) return true;
    return new ValidationError(
      problems.map(([path, problem]) => createError({ path, message: () => problem })),
    );
  });
