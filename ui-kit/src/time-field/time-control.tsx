import type { ComponentPropsWithRef, KeyboardEvent, ReactElement } from 'react';
import control from '../field/control.module.css';
import type { useTypedFigures } from '../field/use-typed-figures.ts';
import { CheckIcon } from '../icons/form-icons.ts';
import type { TimeFieldTexts } from './time-field-props.ts';

interface TimeControlProps {
  readonly typed: ReturnType<typeof useTypedFigures>;
  readonly attributes: ComponentPropsWithRef<'input'>;
  readonly texts: TimeFieldTexts;
  readonly state: string;
  readonly onUnreadable: () => void;
  readonly onLeft: (to: Node | null) => void;
}

/** What a time is typed into; label and messages stand around it. */
export function TimeControl(props: TimeControlProps): ReactElement {
  const { typed, attributes, texts, state, onUnreadable, onLeft } = props;
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || typed.finish()) return;
    event.preventDefault();
    onUnreadable();
  };
  return (
    <span className={control.box} data-state={state}>
      <input
        {...attributes}
        type="text"
        inputMode={texts.keyboard}
        autoComplete="off"
        placeholder={texts.placeholder}
        className={control.control}
        value={typed.text}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={({ relatedTarget }) => {
          typed.finish();
          onLeft(relatedTarget as Node | null);
        }}
        onKeyDown={press}
      />
      {state === 'valid' && <CheckIcon size="sm" className={control.mark} />}
    </span>
  );
}
