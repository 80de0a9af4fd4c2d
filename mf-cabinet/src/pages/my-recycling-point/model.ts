import { createAccountRequest } from '../../cabinet/index.ts';
import { fetchPoint, pointChanged } from '../../points/index.ts';

/** The point of the page's address; null where there is none that is the person's. */
export const shown = createAccountRequest(fetchPoint, pointChanged);
