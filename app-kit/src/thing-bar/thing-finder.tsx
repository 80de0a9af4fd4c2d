import { type IndexedThing, isPrecise } from '@ecocircle/shared-contracts';
import { type AnswerSuggestion, MaterialMark, SearchIcon } from '@ecocircle/ui-kit';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useServices } from '../remote/index.ts';
import { formatDistance, useWording } from '../wording/index.ts';
import { IN_TEXT, type ThingFinderProps } from './known.ts';
import { useNearbyAnswer } from './use-nearby-answer.ts';
import { useThingSearch } from './use-thing-search.ts';
import { useVisitorPlace } from './use-visitor-place.ts';

const MOST_SUGGESTIONS = 7;

function useSummary(thing: IndexedThing | null, within: ThingFinderProps['within']): string | null {
  const services = useServices();
  const { t, counted, number, locale } = useWording();
  const place = useVisitorPlace(services);
  const area = (thing && within?.(thing)) ?? null;
  const answer = useNearbyAnswer(services, { place, within: area }, thing);
  if (!thing) return null;
  if (thing.materials.length === 0) return t('thingBar.nowhere');
  if (!answer || !place) return null;
  const { city, position } = place;
  const said = [
    area
      ? counted('thingBar.pointsHere', answer.total)
      : counted('thingBar.points', answer.total, { city: city.name }),
    answer.openNow > 0 && counted('thingBar.open', answer.openNow),
    position &&
      isPrecise(position) &&
      answer.nearest &&
      t('thingBar.nearest', { distance: formatDistance(answer.nearest.distance, locale) }),
  ];
  if (answer.total > 0) return said.filter(Boolean).join(' · ');
  return area ? t('thingBar.noneInView') : t('thingBar.noneHere', { city: city.name, number: number(0) });
}

/** What a question may mean, as the bar shows it: things, and at last words in names and addresses. */
function useSuggestions(
  question: string,
  search: ReturnType<typeof useThingSearch>['loaded'],
  materialNames: ThingFinderProps['materialNames'],
) {
  const { t } = useWording();
  return useMemo(() => {
    // Until things are known nothing is offered: what is pressed must not change under the finger.
    if (question.trim() === '' || !search) return { found: [], suggestions: [] };
    const found = search.search(question, MOST_SUGGESTIONS);
    const things = found.map(({ thing, by }): AnswerSuggestion => {
      const materials = thing.materials.flatMap((id) => materialNames.get(id) ?? []);
      const said = [by !== thing.name && by, materials.join(', ') || t('thingBar.nowhere')];
      return {
        id: thing.id,
        title: thing.name,
        note: said.filter(Boolean).join(' · '),
        picture: <MaterialMark family={thing.family} size="sm" />,
      };
    });
    const inText: AnswerSuggestion = {
      id: IN_TEXT,
      title: t('thingBar.inText', { words: question.trim() }),
      picture: <SearchIcon size="sm" />,
    };
    return { found: found.map(({ thing }) => thing), suggestions: [...things, inText] };
  }, [question, search, materialNames, t]);
}

/**
 * Finds what a question may mean, and tells the bar: code of its own, which comes when somebody is about to ask. It
 * draws nothing.
 */
export function ThingFinder({ question, highlighted, materialNames, onKnown, within }: ThingFinderProps) {
  const { api, locale } = useServices();
  const { loaded, load } = useThingSearch({ api, locale: locale.locale });
  const { found, suggestions } = useSuggestions(question, loaded, materialNames);
  const best = found.find(({ id }) => id === highlighted) ?? (highlighted === null ? found[0] : undefined);
  const summary = useSummary(best ?? null, within);
  const surely = loaded?.surely ?? null;
  // Things that failed to load are asked for again with each question.
  useEffect(() => load(), [load, question]);
  // Before the next paint: a list never stands below another question than its own.
  useLayoutEffect(() => onKnown({ surely, suggestions, summary }), [onKnown, surely, suggestions, summary]);
  return null;
}
