import type { CreateRemote } from '@ecocircle/shared-contracts';
/** The remote's routes; each page is a chunk of its own. */
export declare const createRemote: CreateRemote;
