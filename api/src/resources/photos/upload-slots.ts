import type { PhotoProblem } from '@ecocircle/shared-contracts';

/** How many photos are received or wait at once, on one instance. */
export interface SlotLimits {
  readonly inAll: number;
  readonly perSender: number;
}

/** Enough for four people who send all that they may; the last of them waits for some ten seconds. */
export const SLOTS: SlotLimits = { inAll: 24, perSender: 6 };

/** Visitors never take the places of those who have an account. */
export const VISITOR_SLOTS: SlotLimits = { inAll: 6, perSender: 2 };

/** Who sends photos: an account by its id, a visitor by their address. */
export type SlotHolder = number | string;

/** Counts the photos in hand. A place is taken before anything of the photo is read. */
export class UploadSlots {
  readonly #limits: SlotLimits;
  readonly #taken = new Map<SlotHolder, number>();
  #inAll = 0;

  constructor(limits: SlotLimits = SLOTS) {
    this.#limits = limits;
  }

  /** Takes a place for somebody's photo, or says why there is none. */
  take(holder: SlotHolder): PhotoProblem | null {
    const own = this.#taken.get(holder) ?? 0;
    if (own >= this.#limits.perSender) return 'photos-at-once';
    if (this.#inAll >= this.#limits.inAll) return 'photos-busy';
    this.#taken.set(holder, own + 1);
    this.#inAll += 1;
    return null;
  }

  /** Gives a place back. */
  release(holder: SlotHolder): void {
    const own = (this.#taken.get(holder) ?? 0) - 1;
    if (own > 0) this.#taken.set(holder, own);
    else this.#taken.delete(holder);
    this.#inAll -= 1;
  }
}
