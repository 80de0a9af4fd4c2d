import type { ApiCall } from '@ecocircle/shared-contracts';
import type { RequestClient } from '../../platform/services/request-client.ts';

/**
 * Milliseconds for which pages are given the same answer. What is rendered within a second after a change was heard of
 * is of before to the edge in any case.
 */
const SHARED_FOR = 250;

/** What is asked for now, or was a moment ago, as JSON: each page has an object of its own. */
const asked = new Map<string, Promise<string>>();

const isRead = ({ method = 'GET', body, once }: ApiCall): boolean =>
  method === 'GET' && body === undefined && !once;

const isJson = (answer: unknown): boolean =>
  Array.isArray(answer) || (typeof answer === 'object' && answer?.constructor === Object);

/**
 * The same client, which asks once for what several pages read at the same time: lists, numbers and words that stand on
 * many of them. Nobody is signed in on the server, so that all are given the same.
 *
 * @param origin - of the API
 */
export function sharedReads(origin: string, request: RequestClient): RequestClient {
  const ask = async (key: string, call: ApiCall): Promise<unknown> => {
    const asking = request(call);
    const text = asking.then((answer) => {
      if (!isJson(answer)) throw new TypeError('only JSON is shared');
      return JSON.stringify(answer);
    });
    asked.set(key, text);
    const forget = (): void => void (asked.get(key) === text && asked.delete(key));
    text.then(() => setTimeout(forget, SHARED_FOR).unref(), forget);
    return asking;
  };
  return (call) => {
    if (!isRead(call)) return request(call);
    const key = JSON.stringify([origin, call.path, call.query]);
    const asking = asked.get(key);
    return asking
      ? asking.then(
          (text): unknown => JSON.parse(text),
          () => ask(key, call),
        )
      : ask(key, call);
  };
}
