/** So many answers are kept of what was looked at last. */
const MOST = 60;
const SEEN_AT = 'x-seen-at';

/** What was looked at last outside of the kept city: the answers of the API, by their addresses. */
export class SeenAnswers {
  readonly #open: () => Promise<Cache>;

  constructor(open: () => Promise<Cache>) {
    this.#open = open;
  }

  async keep(url: string, answer: Response): Promise<void> {
    const cache = await this.#open();
    const headers = { 'content-type': 'application/json', [SEEN_AT]: String(Date.now()) };
    // What is put anew goes to the end of the line.
    await cache.delete(url);
    await cache.put(url, new Response(await answer.text(), { headers }));
    const keys = await cache.keys();
    for (const oldest of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(oldest);
  }

  /** The answer that an address had, and when; null: nobody has asked there lately. */
  async find(url: string): Promise<{ answer: Response; at: number } | null> {
    const answer = await (await this.#open()).match(url);
    return answer ? { answer, at: Number(answer.headers.get(SEEN_AT)) } : null;
  }
}
