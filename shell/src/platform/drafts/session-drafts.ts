import type { DraftService } from '@ecocircle/shared-contracts';

const PREFIX = 'draft:';

/** Drafts in the tab's session storage. Where the browser refuses it, nothing is kept. */
export const sessionDrafts: DraftService = {
  get(key) {
    try {
      return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
      // A full or forbidden storage must not keep anybody from typing.
    }
  },
  remove(key) {
    try {
      sessionStorage.removeItem(PREFIX + key);
    } catch {
      // There is nothing to remove then.
    }
  },
};
