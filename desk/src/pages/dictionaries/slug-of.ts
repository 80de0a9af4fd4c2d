import { ENTRY_LIMITS } from '@ecocircle/shared-contracts';

/** What a name may be called in addresses: `Toner & ink` is `toner-ink`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, ENTRY_LIMITS.id)
    .replaceAll(/^-+|-+$/g, '');
