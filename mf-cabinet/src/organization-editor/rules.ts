import { OrganizationSaveSchema, problemsOf } from '@ecocircle/shared-contracts/rules';
import { type OrganizationValues, toSave } from './organization-values.ts';

/** What is wrong with a page, by path: the rules of the API. */
export const check = (values: OrganizationValues) => problemsOf(OrganizationSaveSchema, toSave(values));
