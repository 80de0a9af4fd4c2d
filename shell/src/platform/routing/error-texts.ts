import type { RouteHead } from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';

/** Where the texts of a status are: a status without a message of its own is an internal error. */
export const errorKey = (status: number): 'error.400' | 'error.404' | 'error.500' => {
  if (status === 400) return 'error.400';
  return status === 404 ? 'error.404' : 'error.500';
};

export const errorHead = (status: number, t: TFunction): RouteHead => ({
  title: t(`${errorKey(status)}.message`),
  description: t(`${errorKey(status)}.description`),
});
