import { type ApiService, type IndexedThing, type Locale, readThingIndex } from '@ecocircle/shared-contracts';
import type { ThingSearch } from '@ecocircle/shared-contracts/thing-search';
import { afterPaint } from '@ecocircle/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

const PATH = '/api/web/v1/dictionary/things/index/';

/** What a search needs: the things that are loaded, and how they are searched. */
interface Loaded {
  readonly search: ThingSearch<IndexedThing>;
  readonly surely: (question: string) => IndexedThing | null;
}

/** With two words, of which one has a slip. */
const REHEARSED = 'glas jar';

type Part = 'first' | 'rest';

const readPart = async (api: Pick<ApiService, 'request'>, locale: Locale, part: Part) =>
  readThingIndex(await api.request({ path: PATH, query: { locale, part } }));

async function searchIn(things: readonly IndexedThing[]): Promise<Loaded> {
  const { createThingSearch, surelyMeant } = await import('@ecocircle/shared-contracts/thing-search');
  const search = createThingSearch(things);
  // What runs for the first time takes many times as long: a first question is answered before somebody types one.
  afterPaint(() => void search(REHEARSED, 1));
  return { search, surely: (question) => surelyMeant(search, question) };
}

/**
 * The search of things: the most frequent ones are loaded when somebody is about to ask, the others behind them. What
 * fails to load is asked for again at the next occasion; the bar's form goes without.
 */
export function useThingSearch({ api, locale }: { api: Pick<ApiService, 'request'>; locale: Locale }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isAsked = useRef(false);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const show = async (things: readonly IndexedThing[]) => {
      const made = await searchIn(things);
      if (isThere.current) setLoaded(made);
    };
    const loadBoth = async () => {
      const first = await readPart(api, locale, 'first');
      await show(first.things);
      if (first.rest === 0) return;
      const { things } = await readPart(api, locale, 'rest');
      await show([...first.things, ...things]);
    };
    loadBoth().catch(() => {
      isAsked.current = false;
    });
  }, [api, locale]);
  return { loaded, load };
}
