import type { Check } from '@ecocircle/app-kit/form';
import { type AlertValues, requestOf } from './alert-values.ts';

/** Loads the rules of an alert, those of the API. */
export async function loadAlertRules(): Promise<Check<AlertValues>> {
  const { problemsOf, PointAlertRequestSchema } = await import(
    /* webpackChunkName: "rules" */ '@ecocircle/shared-contracts/rules'
  );
  return (values) => problemsOf(PointAlertRequestSchema, requestOf(values));
}
