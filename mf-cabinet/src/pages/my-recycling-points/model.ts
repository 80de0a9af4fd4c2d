import { createAccountRequest } from '../../cabinet/index.ts';
import { anyPointChanged, fetchPoints } from '../../points/index.ts';

/** The list that the page's address names. */
export const list = createAccountRequest(fetchPoints, anyPointChanged);
