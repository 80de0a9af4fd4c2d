import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { CloseIcon, SearchIcon } from '../icons/interface-icons.ts';
import styles from './answer-bar.module.css';
import { type InputAria, type InputListeners, NO_LIST } from './answer-input.ts';
import type { AnswerListProps, AnswerSuggestion } from './answer-list.tsx';

/** What the bar says. */
export interface AnswerBarTexts {
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly clear: string;
  /** Read out when the suggestions change. */
  readonly suggestions: (count: number) => string;
}

/** What the link is made of that takes the question away. */
export interface ClearLink {
  readonly className: string | undefined;
  readonly 'aria-label': string;
  readonly children: ReactNode;
}

/** Props of {@link AnswerBar}. */
export interface AnswerBarProps {
  readonly texts: AnswerBarTexts;
  /** Where its form goes without scripts, with the question as `name`. */
  readonly action: string;
  readonly name: string;
  /** What the page's address asks for. */
  readonly value?: string;
  readonly suggestions: readonly AnswerSuggestion[];
  /**
   * What an answer begins with, below the suggestions: places, how many are open, how far the nearest is. Read out once
   * it has come to rest.
   */
  readonly summary?: string | null;
  /** Somebody is about to ask: what answers needs is loaded. */
  readonly onIntent?: () => void;
  readonly onQuestion?: (question: string) => void;
  readonly onHighlight?: (suggestion: AnswerSuggestion | null) => void;
  readonly onChoose: (suggestion: AnswerSuggestion) => void;
  /** The question was sent without a choice. */
  readonly onAsk: (question: string) => void;
  /** The link that takes the question away. */
  readonly clear?: (link: ClearLink) => ReactNode;
  /** From where answers are looked for, inside the bar: an {@link AnswerPlace}. */
  readonly place?: ReactNode;
  /** hero: large, with its label in the field, beside a button in the accent. */
  readonly look?: 'hero' | 'field';
  /** Stands in its form: what the address holds besides, for readers without scripts. */
  readonly children?: ReactNode;
  /** Of the bar; as a field of the page's layout, of what is seen of it. */
  readonly className?: string | undefined;
}

/** Longer questions are cut. */
export const LONGEST_QUESTION = 100;

type List = ComponentType<AnswerListProps>;

const nothing = (): void => undefined;
const NONE: readonly AnswerSuggestion[] = [];

/**
 * Asks what somebody wants to hand in: a field with suggestions, whose code and data come when somebody is about to
 * ask. Without scripts it is a form. It requests nothing by itself.
 *
 * @example
 * <AnswerBar texts={texts} action="/recycling-points" name="thing" suggestions={found} onChoose={go} onAsk={search} />
 */
export function AnswerBar(props: AnswerBarProps) {
  const { texts, action, name, value = '', suggestions, summary = null, look = 'field', children } = props;
  const {
    onIntent = nothing,
    onQuestion = nothing,
    onHighlight = nothing,
    onChoose,
    onAsk,
    clear,
    place,
  } = props;
  const id = useId();
  const ids = { input: `${id}-input`, label: `${id}-label` };
  const [List, setList] = useState<List | null>(null);
  const [aria, setAria] = useState<InputAria>(NO_LIST);
  const [question, setQuestion] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const listeners = useRef<InputListeners>(null);
  const prepare = () => {
    onIntent();
    if (!List) import('./answer-list.tsx').then(({ AnswerList }) => setList(() => AnswerList), nothing);
  };
  const ask = (typed: string) => {
    setQuestion(typed);
    onQuestion(typed);
  };
  // What was typed before the page had its code is asked now.
  const askTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? value;
    if (typed === value || document.activeElement !== input.current) return;
    prepare();
    ask(typed);
  });
  useEffect(() => askTyped(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk(input.current?.value.trim() ?? '');
  };
  const choose = (suggestion: AnswerSuggestion) => {
    setQuestion(null);
    onChoose(suggestion);
  };
  return (
    <search
      className={classNames(styles.bar, 'no-print', look === 'hero' && props.className)}
      data-look={look}
    >
      <form method="get" action={action} onSubmit={submit} className={styles.form}>
        <div ref={anchor} className={classNames(styles.box, look === 'field' && props.className)}>
          <div className={styles.field} onPointerEnter={prepare}>
            <SearchIcon size="sm" className={styles.lead} />
            <label id={ids.label} htmlFor={ids.input} className={styles.label}>
              {texts.label}
            </label>
            <input
              key={value}
              ref={input}
              id={ids.input}
              type="text"
              name={name}
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={aria.isExpanded}
              aria-controls={aria.controls}
              aria-activedescendant={aria.active}
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={LONGEST_QUESTION}
              defaultValue={value}
              placeholder={texts.placeholder}
              className={styles.input}
              onFocus={() => {
                prepare();
                listeners.current?.focus();
              }}
              onChange={(event) => {
                // The focus may have come before the page had its code.
                prepare();
                ask(event.currentTarget.value);
                listeners.current?.change(event);
              }}
              onKeyDown={(event) => listeners.current?.key(event)}
              onBlur={(event) => listeners.current?.blur(event)}
              onClick={(event) => listeners.current?.press(event)}
            />
            {value !== '' &&
              clear?.({
                className: styles.clear,
                'aria-label': texts.clear,
                children: <CloseIcon size="sm" />,
              })}
          </div>
          {place}
          <button type="submit" className={styles.submit}>
            {texts.submit}
          </button>
        </div>
        {children}
      </form>
      {List && (
        <List
          input={input}
          anchor={anchor}
          listeners={listeners}
          ids={ids}
          question={question ?? ''}
          suggestions={question === null ? NONE : suggestions}
          summary={summary}
          announce={texts.suggestions}
          onAria={setAria}
          onHighlight={onHighlight}
          onChoose={choose}
        />
      )}
    </search>
  );
}
