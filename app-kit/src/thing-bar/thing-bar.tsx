import { useHref, useNavigate } from '@ecocircle/shared-contracts/router';
import { AnswerBar, type AnswerBarProps } from '@ecocircle/ui-kit';
import { type ComponentType, useState } from 'react';
import { useWording } from '../wording/index.ts';
import { IN_TEXT, type Known, type ThingFinderProps } from './known.ts';

/** What the bar leads to: a thing by its id or in somebody's words, or words in names and addresses. */
export type Asked = { readonly thing: string } | { readonly q: string };

/** Props of {@link ThingBar}. */
export interface ThingBarProps
  extends Pick<AnswerBarProps, 'look' | 'children' | 'className' | 'clear' | 'place'> {
  /** What the page's address asks for, in words. */
  readonly value?: string;
  readonly action: string;
  readonly pathOf: (asked: Asked) => string;
  readonly materialNames: ReadonlyMap<string, string>;
  /** What the list that the bar leads to is asked for by, as the API takes it; without it the visitor's city counts. */
  readonly within?: ThingFinderProps['within'];
}

/** Nothing is known before somebody is about to ask. */
const NOTHING: Known = { surely: null, suggestions: [], summary: null };

/**
 * The answer bar with the dictionary of things behind it. Its texts are in `./locales`: an app that shows it names this
 * entry in its `src/locales/parts.json`.
 */
export function ThingBar(props: ThingBarProps) {
  const { value = '', action, pathOf, look, clear, className, children, place } = props;
  const { t, counted } = useWording();
  const navigate = useNavigate();
  const [question, setQuestion] = useState('');
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [Finder, setFinder] = useState<ComponentType<ThingFinderProps> | null>(null);
  const [{ surely, suggestions, summary }, setKnown] = useState(NOTHING);
  const prepare = () => {
    if (Finder) return;
    // What fails to load is asked for at the next occasion; the bar's form goes without.
    const load = import(/* webpackChunkName: "thing-finder" */ './thing-finder.tsx');
    load.then(
      ({ ThingFinder }) => setFinder(() => ThingFinder),
      () => undefined,
    );
  };
  const go = (asked: Asked) => {
    setQuestion('');
    void navigate(pathOf(asked));
  };
  const ask = (words: string) => {
    if (words === '') return go({ q: '' });
    if (words === value) return undefined;
    const thing = surely?.(words);
    if (thing) return go({ thing: thing.id });
    // The things are not loaded: the page that is led to understands words too.
    return go(surely ? { q: words } : { thing: words });
  };
  const bar = (
    <AnswerBar
      texts={{
        label: t('thingBar.label'),
        placeholder: t(look === 'hero' ? 'thingBar.examples' : 'thingBar.label'),
        submit: t('thingBar.find'),
        clear: t('thingBar.clear'),
        suggestions: (count) => counted('thingBar.suggestions', count),
      }}
      action={useHref(action)}
      name="thing"
      value={value}
      suggestions={suggestions}
      summary={summary}
      onIntent={prepare}
      onQuestion={(words) => {
        setQuestion(words);
        setHighlighted(null);
        prepare();
      }}
      onHighlight={(suggestion) => setHighlighted(suggestion?.id ?? null)}
      onChoose={({ id }) => go(id === IN_TEXT ? { q: question.trim() } : { thing: id })}
      onAsk={ask}
      {...(clear && { clear })}
      {...(look && { look })}
      place={place}
      className={className}
    >
      {children}
    </AnswerBar>
  );
  return (
    <>
      {bar}
      {Finder && (
        <Finder
          question={question}
          highlighted={highlighted}
          materialNames={props.materialNames}
          onKnown={setKnown}
          within={props.within}
        />
      )}
    </>
  );
}
