import { expect, type Page } from '@playwright/test';

/** What was seen of one view transition. */
export interface Transition {
  /** The parts that went from one page to the other. */
  readonly parts: readonly string[];
  /** Milliseconds from its first to its last frame, as its animations are written. */
  readonly lasts: number;
  readonly state: 'under way' | 'ended' | 'aborted';
}

/** Runs in the page before anything else. */
function watch(): void {
  const seen: { -readonly [Key in keyof Transition]: Transition[Key] }[] = [];
  Object.assign(window, { seenTransitions: seen });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    const one: (typeof seen)[number] = { parts: [], lasts: 0, state: 'under way' };
    seen.push(one);
    const look = (): void => {
      const moves = document.getAnimations().flatMap(({ effect }) => {
        const part = effect instanceof KeyframeEffect && effect.pseudoElement;
        return part ? [{ part, end: Number(effect.getComputedTiming().endTime) }] : [];
      });
      const groups = moves.flatMap(({ part }) => /^::view-transition-group\((.*)\)$/.exec(part)?.[1] ?? []);
      one.parts = [...new Set(groups)].toSorted();
      one.lasts = Math.max(0, ...moves.map(({ end }) => end));
    };
    transition.ready.then(look, () => {
      one.state = 'aborted';
    });
    void transition.finished.then(() => {
      if (one.state === 'under way') one.state = 'ended';
    });
    return transition;
  };
}

/** Notes the view transitions of a page from its next address on. */
export class Transitions {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  begin(): Promise<unknown> {
    return this.#page.addInitScript(watch);
  }

  #seen(): Promise<Transition[]> {
    return this.#page.evaluate(
      () => (window as unknown as { seenTransitions: Transition[] }).seenTransitions,
    );
  }

  /** Waits until so many have ended, none of them aborted, and gives the last one. */
  async ended(count: number): Promise<Transition> {
    const states = async () => (await this.#seen()).map(({ state }) => state);
    await expect.poll(states).toEqual(Array(count).fill('ended'));
    return (await this.#seen())[count - 1] as Transition;
  }
}
