import type { PhotoProblem } from '@ecocircle/shared-contracts';

/** How many photos are received or wait at once, on one instance. */
export interface SlotLimits {
  readonly inAll: number;
  readonly perAccount: number;
}

/** Enough for four people who send all that they may; the last of them waits for some ten seconds. */
export const SLOTS: SlotLimits = { inAll: 24, perAccount: 6 };

/** Counts the photos in hand. A place is taken before anything of the photo is read. */
export class UploadSlots {
  readonly #limits: SlotLimits;
  readonly #taken = new Map<number, number>();
  #inAll = 0;

  constructor(limits: SlotLimits = SLOTS) {
    this.#limits = limits;
  }

  /** Takes a place for an account's photo, or says why there is none. */
  take(accountId: number): PhotoProblem | null {
    const own = this.#taken.get(accountId) ?? 0;
    if (own >= this.#limits.perAccount) return 'photos-at-once';
    if (this.#inAll >= this.#limits.inAll) return 'photos-busy';
    this.#taken.set(accountId, own + 1);
    this.#inAll += 1;
    return null;
  }

  /** Gives a place back. */
  release(accountId: number): void {
    const own = (this.#taken.get(accountId) ?? 0) - 1;
    if (own > 0) this.#taken.set(accountId, own);
    else this.#taken.delete(accountId);
    this.#inAll -= 1;
  }
}
