import type { DraftService } from '@ecocircle/shared-contracts';
import { ifStorageAllows } from '../storage/storage-allowed.ts';

const PREFIX = 'draft:';

/** Drafts in the tab's session storage: one that refuses them must not keep anybody from typing. */
export const sessionDrafts: DraftService = {
  get: (key) => ifStorageAllows(() => JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null')),
  set: (key, value) =>
    void ifStorageAllows(() => sessionStorage.setItem(PREFIX + key, JSON.stringify(value))),
  remove: (key) => void ifStorageAllows(() => sessionStorage.removeItem(PREFIX + key)),
};
