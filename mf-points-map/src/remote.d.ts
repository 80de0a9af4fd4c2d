import type { CreateRemote } from '@ecocircle/shared-contracts';
/** The remote's route; the page, and with it everything but these lines, is a chunk of its own. */
export declare const createRemote: CreateRemote;
