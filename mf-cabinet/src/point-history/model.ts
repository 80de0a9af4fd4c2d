import { createAccountRequest } from '../cabinet/index.ts';
import { pointChanged } from '../points/index.ts';
import { fetchHistory } from './fetch-history.ts';

/** The page of a point's history that the address names. */
export const history = createAccountRequest(fetchHistory, pointChanged);
