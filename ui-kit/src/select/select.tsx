import { type ReactElement, useRef } from 'react';
import options from '../anchored/options.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import { Tag } from '../chip/index.ts';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { CheckIcon } from '../icons/form-icons.ts';
import { ChevronDownIcon, CloseIcon } from '../icons/interface-icons.ts';
import { Spinner } from '../spinner/index.ts';
import styles from './select.module.css';
import { isAmong } from './shown-items.ts';
import { type SelectChoice, useSelect } from './use-select.ts';

/** What a select says. */
export interface SelectTexts {
  /** Accessible name of the button that opens the list. */
  readonly open: string;
  readonly clear: string;
  readonly loading: string;
  readonly error: string;
  /** Nothing to show and nothing typed yet. */
  readonly startTyping: string;
  readonly noResults: string;
  /** Accessible name of the button that takes a chosen item away. */
  readonly remove: (title: string) => string;
}

/** Props of {@link Select}. */
export interface SelectProps extends FieldTexts, SelectChoice {
  readonly texts: SelectTexts;
  readonly status?: 'ok' | 'loading' | 'error';
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly id?: string;
  readonly className?: string | undefined;
}

/**
 * Chooses from a list that can be typed into.
 *
 * @example
 * <Select mode="multi" label="Materials" items={materials} selected={chosen} onSelectedChange={chosenChanged} texts={texts} />
 */
export function Select(props: SelectProps): ReactElement {
  const { texts, status = 'ok', placeholder } = props;
  const { mode = 'single', selected, onSelectedChange, disabled = false, required } = props;
  const { ids, frame, described, state, touch } = useField(props);
  const { combobox, shown, query, typeInto, clear, returnToText } = useSelect(props, ids);
  const menu = combobox.getMenuProps({}, { suppressRefError: true });
  const box = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useAnchored(combobox.isOpen, box, panel, { align: 'start', sameWidth: true });

  const empty = query === '' ? texts.startTyping : texts.noResults;
  const message = status === 'loading' ? texts.loading : status === 'error' ? texts.error : empty;
  return (
    <FieldFrame {...frame}>
      <span ref={box} className={options.anchor}>
        <span className={classNames(control.box, options.box)} data-state={state}>
          <input
            {...combobox.getInputProps({
              disabled,
              placeholder,
              required,
              onBlur: touch,
              onChange: (event) => typeInto(event.currentTarget.value),
              onKeyDown: (event) => {
                // An open list takes Escape for itself; a dialog around it stays.
                if (event.key === 'Escape' && combobox.isOpen) event.preventDefault();
                returnToText(event);
              },
            })}
            {...described}
            className={control.control}
          />
          {status === 'loading' && <Spinner size="sm" />}
          {selected.length > 0 && !disabled && (
            <button type="button" className={control.inner} aria-label={texts.clear} onClick={clear}>
              <CloseIcon size="sm" />
            </button>
          )}
          <button
            {...combobox.getToggleButtonProps({ disabled, 'aria-label': texts.open })}
            type="button"
            className={classNames(control.inner, options.toggle)}
          >
            <ChevronDownIcon size="sm" />
          </button>
        </span>
      </span>
      {combobox.isOpen && (
        <div ref={panel} className={options.panel}>
          <ul {...menu} className={options.list}>
            {shown.map((item, index) => (
              <li
                key={item.id}
                {...combobox.getItemProps({ item, index, 'aria-selected': isAmong(selected, item) })}
                className={options.item}
                data-highlighted={combobox.highlightedIndex === index || undefined}
              >
                <span className={options.title}>{item.title}</span>
                {isAmong(selected, item) && <CheckIcon size="sm" className={options.check} />}
              </li>
            ))}
          </ul>
          {shown.length === 0 || status !== 'ok' ? (
            <p className={options.message} role="status" data-status={status}>
              {message}
            </p>
          ) : null}
        </div>
      )}
      {mode === 'multi' && selected.length > 0 && (
        <span className={styles.tags}>
          {selected.map((item) => (
            <Tag
              key={item.id}
              {...(!disabled && {
                onRemove: () => onSelectedChange(selected.filter((other) => other.id !== item.id)),
                removeLabel: texts.remove(item.title),
              })}
            >
              {item.title}
            </Tag>
          ))}
        </span>
      )}
    </FieldFrame>
  );
}
