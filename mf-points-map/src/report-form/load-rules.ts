import type { Check } from '@ecocircle/app-kit/form';
import type { ReportValues } from './model.ts';

/** Loads the rules of a report, those of the API. */
export async function loadReportRules(): Promise<Check<ReportValues>> {
  const { problemsOf, PointReportSchema } = await import(
    /* webpackChunkName: "rules" */ '@ecocircle/shared-contracts/rules'
  );
  return ({ photos: _, ...values }) => problemsOf(PointReportSchema, values);
}
