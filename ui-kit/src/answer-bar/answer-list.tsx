import { useCombobox } from 'downshift';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import options from '../anchored/options.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import { classNames } from '../class-names.ts';
import styles from './answer-bar.module.css';
import type { InputAria, InputListeners } from './answer-input.ts';
import { makeRoom } from './make-room.ts';
import { MarkedTitle } from './marked-title.tsx';
import { ReadOut } from './read-out.tsx';

/** What a question may mean. */
export interface AnswerSuggestion {
  readonly id: string;
  readonly title: string;
  /** Says more: of what it is made, by which other word it was found. */
  readonly note?: string | undefined;
  readonly picture: ReactNode;
}

/** What the bar tells its list, and hears of it. */
export interface AnswerListProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly listeners: RefObject<InputListeners | null>;
  readonly ids: { readonly input: string; readonly label: string };
  readonly question: string;
  readonly suggestions: readonly AnswerSuggestion[];
  /** What an answer to the question begins with: read out and shown below the suggestions. */
  readonly summary: string | null;
  /** Says how many suggestions there are. */
  readonly announce: (count: number) => string;
  readonly onAria: (aria: InputAria) => void;
  readonly onHighlight: (suggestion: AnswerSuggestion | null) => void;
  readonly onChoose: (suggestion: AnswerSuggestion) => void;
}

/** What is drawn, unseen, before anybody types: what runs for the first time takes many times as long. */
const REHEARSED: readonly AnswerSuggestion[] = [{ id: 'rehearsed', title: 'Aa a', note: 'a', picture: null }];
const REHEARSED_QUESTION = 'a';

const { InputBlur } = useCombobox.stateChangeTypes;

/** The listbox machine of the kit's select, on an input that was there before it. */
function useListbox({ ids, question, suggestions, onHighlight, onChoose }: AnswerListProps) {
  return useCombobox<AnswerSuggestion>({
    items: suggestions as AnswerSuggestion[],
    inputId: ids.input,
    labelId: ids.label,
    inputValue: question,
    selectedItem: null,
    initialIsOpen: true,
    itemToString: (item) => item?.title ?? '',
    itemToKey: (item) => item?.id,
    // Leaving never chooses what merely was highlighted.
    stateReducer: (_, { type, changes }) =>
      type === InputBlur ? { ...changes, selectedItem: null } : changes,
    onHighlightedIndexChange: ({ highlightedIndex }) => onHighlight(suggestions[highlightedIndex] ?? null),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
}

/** Whoever has the field has room below it: the keyboard of a phone comes behind the focus, and anew when it is turned. */
function useRoom(input: AnswerListProps['input'], anchor: AnswerListProps['anchor']): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const make = (): void => {
      if (document.activeElement === input.current) makeRoom(anchor.current);
    };
    make();
    seen?.addEventListener('resize', make);
    return () => seen?.removeEventListener('resize', make);
  }, [input, anchor]);
}

/** The suggestions below the bar: code of its own, which comes when somebody is about to ask. */
export function AnswerList(props: AnswerListProps) {
  const { input, anchor, listeners, question, suggestions, summary, announce, onAria } = props;
  const panel = useRef<HTMLDivElement>(null);
  const combobox = useListbox(props);
  const isOpen = combobox.isOpen && suggestions.length > 0;
  useAnchored(isOpen, anchor, panel, { align: 'start', sameWidth: true });
  useLayoutEffect(() => {
    const { current: element } = panel;
    return () => {
      if (isOpen) element?.hidePopover?.();
    };
  }, [isOpen]);
  useRoom(input, anchor);
  const menu = combobox.getMenuProps({}, { suppressRefError: true });
  const given = combobox.getInputProps({}, { suppressRefError: true });
  useEffect(() => {
    if (typeof given.ref === 'function') given.ref(input.current);
  });
  useImperativeHandle(listeners, () => ({
    focus: () => makeRoom(anchor.current),
    change: (event) => given.onChange?.(event),
    blur: (event) => given.onBlur?.(event),
    press: (event) => given.onClick?.(event),
    key: (event) => {
      const isEnterOfForm = event.key === 'Enter' && combobox.highlightedIndex < 0;
      const isNothingToClose = event.key === 'Escape' && !isOpen;
      if (!isEnterOfForm && !isNothingToClose) given.onKeyDown?.(event);
      // An open list takes Escape for itself; a dialog around it stays.
      if (event.key === 'Escape' && isOpen) event.preventDefault();
    },
  }));
  const active: string | undefined = given['aria-activedescendant'] || undefined;
  const controls: string | undefined = isOpen ? given['aria-controls'] : undefined;
  useEffect(() => onAria({ isExpanded: isOpen, controls, active }), [onAria, isOpen, controls, active]);
  return (
    <>
      <ReadOut text={isOpen ? announce(suggestions.length) : ''} />
      <ReadOut text={isOpen ? (summary ?? '') : ''} />
      {/* Its ground is the page's, whatever the bar stands on. It is there before anybody types: to make it takes time. */}
      {createPortal(
        <div ref={panel} className={classNames(options.panel, styles.panel)} data-answers hidden={!isOpen}>
          <ul {...menu} className={options.list}>
            {(isOpen ? suggestions : REHEARSED).map((item, index) => (
              <li
                key={item.id}
                {...combobox.getItemProps({
                  item,
                  index,
                  'aria-selected': combobox.highlightedIndex === index,
                })}
                className={styles.option}
                data-highlighted={combobox.highlightedIndex === index || undefined}
              >
                <span className={styles.picture}>{item.picture}</span>
                <span className={styles.words}>
                  <span className={styles.title}>
                    <MarkedTitle title={item.title} question={question || REHEARSED_QUESTION} />
                  </span>
                  {item.note && (
                    <span className={styles.note}>
                      <MarkedTitle title={item.note} question={question} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {isOpen && summary && <p className={styles.summary}>{summary}</p>}
        </div>,
        document.body,
      )}
    </>
  );
}
