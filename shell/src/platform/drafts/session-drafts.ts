import type { DraftService } from '@ecocircle/shared-contracts';
import { painted } from '@ecocircle/ui-kit';
import { ifStorageAllows } from '../storage/storage-allowed.ts';

const PREFIX = 'draft:';

/** What was set and is not stored yet. */
const waiting = new Map<string, unknown>();

function store(): void {
  for (const [key, value] of waiting)
    ifStorageAllows(() => sessionStorage.setItem(PREFIX + key, JSON.stringify(value)));
  waiting.clear();
}

/** No key waits for the storage, and what was typed in a tab's last frame is kept all the same. */
function storeSoon(): void {
  addEventListener('pagehide', store, { once: true });
  void painted().then(store);
}

/** Drafts in the tab's session storage: one that refuses them must not keep anybody from typing. */
export const sessionDrafts: DraftService = {
  get: (key) => {
    store();
    return ifStorageAllows(() => JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null'));
  },
  set: (key, value) => {
    if (waiting.size === 0) storeSoon();
    waiting.set(key, value);
  },
  remove: (key) => {
    waiting.delete(key);
    ifStorageAllows(() => sessionStorage.removeItem(PREFIX + key));
  },
};
