import { type ReactElement, type RefObject, useRef } from 'react';
import options from '../anchored/options.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { CheckIcon } from '../icons/form-icons.ts';
import { ChevronDownIcon } from '../icons/interface-icons.ts';
import styles from './phone-input.module.css';
import type { PhoneInputTexts } from './phone-input-texts.ts';
import { type CallingCodeChoice, useCallingCode } from './use-calling-code.ts';

interface CallingCodeProps extends CallingCodeChoice {
  readonly id: string;
  readonly texts: PhoneInputTexts;
  readonly disabled: boolean;
  /** The box that the list hangs from. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly described: {
    readonly 'aria-invalid'?: true | undefined;
    readonly 'aria-describedby'?: string | undefined;
  };
  readonly onLeave: () => void;
}

/** Chooses the calling code: a field that shows it and narrows the list of countries when it is typed into. */
export function CallingCode(props: CallingCodeProps): ReactElement {
  const { id, texts, disabled, anchor, described, selected, onLeave } = props;
  const { combobox, shown, isTyping, type, leave } = useCallingCode(props, id);
  const menu = combobox.getMenuProps(
    { 'aria-label': texts.callingCode, 'aria-labelledby': undefined },
    { suppressRefError: true },
  );
  const panel = useRef<HTMLDivElement>(null);
  useAnchored(combobox.isOpen, anchor, panel, { align: 'start', sameWidth: true });
  const nameId = `${id}-country`;
  return (
    <>
      <input
        {...combobox.getInputProps({
          disabled,
          'aria-labelledby': undefined,
          'aria-label': texts.callingCode,
          autoComplete: 'off',
          onChange: (event) => type(event.currentTarget.value),
          onBlur: () => {
            leave();
            onLeave();
          },
          // Typing takes the place of what stands there.
          onFocus: (event) => event.currentTarget.select(),
          onClick: (event) => isTyping || event.currentTarget.select(),
          onKeyDown: (event) => {
            // An open list takes Escape for itself; a dialog around it stays.
            if (event.key === 'Escape' && combobox.isOpen) event.preventDefault();
          },
        })}
        {...described}
        aria-describedby={classNames(selected && nameId, described['aria-describedby'])}
        className={classNames(control.control, styles.code)}
        data-open={combobox.isOpen || undefined}
      />
      <span id={nameId} hidden>
        {selected?.title}
      </span>
      <button
        {...combobox.getToggleButtonProps({ disabled, 'aria-label': texts.open })}
        type="button"
        className={classNames(control.inner, options.toggle)}
      >
        <ChevronDownIcon size="sm" />
      </button>
      {combobox.isOpen && (
        <div ref={panel} className={options.panel}>
          <ul {...menu} className={options.list}>
            {shown.map((item, index) => (
              <li
                key={item.id}
                {...combobox.getItemProps({ item, index, 'aria-selected': item.id === selected?.id })}
                className={classNames(options.item, styles.item)}
                data-highlighted={combobox.highlightedIndex === index || undefined}
              >
                <span className={options.title}>{item.title}</span>
                <span className={styles.number}>{`+${item.callingCode}`}</span>
                <CheckIcon size="sm" className={classNames(options.check, styles.check)} />
              </li>
            ))}
          </ul>
          {shown.length === 0 && (
            <p className={options.message} role="status">
              {texts.noResults}
            </p>
          )}
        </div>
      )}
    </>
  );
}
