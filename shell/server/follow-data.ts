import { DATA_STATE_PATH, readDataState } from '@ecocircle/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { repeatUntilClosed } from './repeat.ts';

const ASKED_EVERY = 500;
const API_TIMEOUT = 3000;

async function stateOf(apiUrl: string): Promise<string> {
  const answer = await fetch(apiUrl + DATA_STATE_PATH, { signal: AbortSignal.timeout(API_TIMEOUT) });
  if (!answer.ok) throw new Error(`the state of the data was answered with ${answer.status}`);
  return readDataState(await answer.json());
}

/**
 * Asks the API whether the data have changed, one question after the other. Of an API that answers no more it says so
 * once, and what is kept stays for its time.
 *
 * @param changed - called when the state is another than that of the last answer
 */
export function followData(
  app: Pick<FastifyInstance, 'addHook' | 'log'>,
  apiUrl: string,
  changed: () => void,
): void {
  let known: string | null = null;
  let isAway = false;
  repeatUntilClosed(app, ASKED_EVERY, async () => {
    try {
      const state = await stateOf(apiUrl);
      if (known !== null && state !== known) changed();
      known = state;
      isAway = false;
    } catch (error) {
      // Both start at the same time: what has never answered is not away.
      if (known !== null && !isAway)
        app.log.warn({ err: error }, 'the API does not say what the state of the data is');
      isAway = true;
    }
  });
}
